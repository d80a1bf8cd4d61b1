import type { NewsWords } from "../language-words.ts";

/** French: banners, notices and popups, and what agents are told. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Un lobby, cent façons de vous accueillir",
    "lantern-week": "La semaine des lanternes : une à allumer chaque jour",
    "live-salons": "De vraies tables, de vrais croupiers, toute la nuit",
    "deep-blue": "Nouveau en eaux profondes : six salles de pêche",
    "take-along": "Le lobby dans votre poche",
    "menu-invite": "Invitez un ami, partagez la table",
    licence: "Licence de jeu de la plateforme de développement",
    login: "Un plaisir de vous revoir",
    register: "Une place vous est réservée",
    forget: "De retour en deux minutes",
    promotions: "Ce que la maison offre ce mois-ci",
  },
  notices: {
    "n-1": [
      "Bienvenue dans le lobby. Faites le tour : chaque démo est gratuite.",
      "<p>Chaque jeu qui a un bouton Jeu gratuit se joue avec de l’argent fictif. Rien n’est débité et rien ne peut être gagné.</p>",
    ],
    "n-2": [
      "La semaine des lanternes est en cours.",
      "<p>Allumez une lanterne chaque jour de visite. <strong>Sept lanternes</strong> ouvrent la porte de papier.</p>",
    ],
    "n-3": [
      "Le jeu est réservé aux adultes.",
      "<p>Vous devez avoir 18 ans ou plus. Fixez des limites, faites des pauses, et arrêtez quand ce n’est plus un plaisir.</p>",
    ],
    "n-4": [
      "Maintenance prévue mercredi, de 03:00 à 03:30.",
      "<p>Le portefeuille est fermé pendant une demi-heure. Les parties en cours sont d’abord terminées.</p>",
    ],
    "n-5": [
      "Vos relevés sont désormais conservés deux ans.",
      "<p>Ouvrez <em>Relevé de compte</em> dans votre menu et choisissez un mois.</p>",
    ],
    "n-6": [
      "Trois nouveaux salons chez Vespergate Live.",
      "<p>Amber Salon, Winter Garden et le Rooftop ouvrent chaque jour à midi.</p>",
    ],
    "n-7": [
      "Retraits : dans l’heure, les jours ouvrés.",
      "<p>Les demandes faites avant 20:00 sont examinées le soir même.</p>",
    ],
    "n-8": [
      "Vos favoris vous suivent.",
      "<p>Appuyez sur le cœur d’un jeu et retrouvez-le sur chacun de vos appareils.</p>",
    ],
    "n-9": [
      "Les lanternes de Copperwhit sont de retour.",
      "<p>Douze de ses jeux ont de nouvelles images.</p>",
    ],
    "n-10": [
      "Gardez votre mot de passe pour vous.",
      "<p>Personne chez nous ne vous le demandera jamais, ni par chat ni par téléphone.</p>",
    ],
    "n-11": [
      "Une courte visite pour votre premier jour.",
      "<ol><li>La recherche est en haut.</li><li>Touchez le cœur des jeux que vous aimez.</li><li>Votre solde est à côté de votre nom.</li></ol>",
    ],
    "u-1": [
      "Le lobby est ouvert",
      '<p>Chaque bouton Jeu gratuit se joue avec de l’argent fictif. <a href="/promotions">Voir les promotions en cours.</a></p>',
    ],
    "u-2": [
      "La semaine des lanternes",
      "<p>Allumez une lanterne chaque jour. Le compteur se trouve sur la page des promotions.</p>",
    ],
    "u-3": [
      "Bienvenue",
      "<p>Fixez vos limites avant votre première partie : cela prend une minute et reste valable.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Comment les salaires sont calculés",
      "<p>Un dividende est une part de ce qu’une équipe a perdu sur une période. Chaque salaire est une part des mises. Des conditions non remplies ne paient rien, et rien n’est jamais repris.</p>",
    ],
    "an-2": [
      "Les salaires journaliers sont payés après minuit",
      "<p>Les mises d’hier sont payées aujourd’hui, quelques instants après minuit (UTC).</p>",
    ],
    "an-3": [
      "Le mot de passe initial change à la première connexion",
      "<p>Remettez en personne le mot de passe d’un nouveau compte. Son titulaire doit en choisir un autre à la première connexion.</p>",
    ],
    "an-4": [
      "Personne ne donne plus qu’il n’a",
      "<p>Un taux en dessous n’est jamais plus élevé que le vôtre. Il ne peut pas non plus être inférieur à ce qui est accordé plus bas.</p>",
    ],
    "an-5": [
      "Le jeu est réservé aux adultes",
      "<p>Toute personne que vous amenez a 18 ans ou plus. Ne poussez jamais personne à jouer, et signalez les limites que chaque compte peut fixer.</p>",
    ],
  },
};
