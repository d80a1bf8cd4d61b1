import type { NewsWords } from "../language-words.ts";

/** French: banners, notices and popups, and notices for agents. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Bienvenue sur notre site",
    "lantern-week":
      "La semaine des lanternes : une lanterne à allumer chaque jour",
    "live-salons": "De vraies tables, de vrais croupiers, toute la nuit",
    "deep-blue": "Six nouvelles salles de pêche",
    "take-along": "Le site sur votre téléphone",
    "menu-invite": "Invitez un ami",
    licence: "Licence de jeu de la plateforme de développement",
    login: "Bon retour parmi nous",
    register: "Ouvrez votre compte",
    forget: "Choisissez un nouveau mot de passe",
    promotions: "Les promotions de ce mois",
  },
  notices: {
    "n-1": [
      "Bienvenue. Le jeu gratuit ne coûte rien.",
      "<p>Chaque jeu qui a un bouton Jeu gratuit peut se jouer avec de l’argent fictif. Rien n’est débité et rien ne peut être gagné.</p>",
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
      "<p>Le portefeuille n’est pas disponible pendant une demi-heure. Les parties en cours sont d’abord terminées.</p>",
    ],
    "n-5": [
      "Votre relevé de compte est désormais conservé deux ans.",
      "<p>Ouvrez <em>Relevé de compte</em> dans votre menu et choisissez un mois.</p>",
    ],
    "n-6": [
      "Trois nouveaux salons chez Vespergate Live.",
      "<p>Amber Salon, Winter Garden et le Rooftop ouvrent chaque jour à midi.</p>",
    ],
    "n-7": [
      "Les jours ouvrés, les retraits sont en général examinés en une heure.",
      "<p>Les demandes faites avant 20:00 sont examinées le soir même au plus tard.</p>",
    ],
    "n-8": [
      "Vos favoris sur tous vos appareils.",
      "<p>Appuyez sur le cœur d’un jeu pour le retrouver sur chacun de vos appareils.</p>",
    ],
    "n-9": [
      "Nouvelles images pour les jeux de Copperwhit.",
      "<p>Douze jeux de ce fournisseur ont de nouvelles images.</p>",
    ],
    "n-10": [
      "Gardez votre mot de passe pour vous.",
      "<p>Nous ne vous le demanderons jamais, ni par chat ni par téléphone.</p>",
    ],
    "n-11": [
      "Une courte visite pour votre premier jour.",
      "<ol><li>La recherche est en haut.</li><li>Appuyez sur le cœur des jeux que vous aimez.</li><li>Votre solde est à côté de votre nom.</li></ol>",
    ],
    "u-1": [
      "Le site est ouvert",
      '<p>Chaque bouton Jeu gratuit lance un jeu avec de l’argent fictif. <a href="/promotions">Voir les promotions.</a></p>',
    ],
    "u-2": [
      "La semaine des lanternes",
      "<p>Allumez une lanterne chaque jour. Le compteur se trouve sur la page des promotions.</p>",
    ],
    "u-3": [
      "Bienvenue",
      "<p>Fixez vos limites avant votre première partie. Cela prend une minute, et elles restent en vigueur.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Comment les salaires sont calculés",
      "<p>Un dividende est une part de ce qu’une équipe a perdu sur une période. Chaque salaire est une part des mises de l’équipe. Si les conditions ne sont pas remplies, rien n’est payé. Les paiements déjà faits ne sont pas réclamés.</p>",
    ],
    "an-2": [
      "Les salaires journaliers sont payés après minuit",
      "<p>Le salaire journalier pour les mises d’hier est payé aujourd’hui, après minuit (UTC).</p>",
    ],
    "an-3": [
      "Le mot de passe initial change à la première connexion",
      "<p>Remettez en personne son mot de passe au titulaire d’un nouveau compte. Le titulaire doit en choisir un autre à la première connexion.</p>",
    ],
    "an-4": [
      "Vous ne pouvez pas accorder un taux plus élevé que le vôtre",
      "<p>Le taux d’un compte direct ne peut pas être plus élevé que le vôtre. Il ne peut pas non plus être inférieur à un taux que ce compte accorde déjà.</p>",
    ],
    "an-5": [
      "Le jeu est réservé aux adultes",
      "<p>Toute personne que vous invitez doit avoir 18 ans ou plus. Ne poussez jamais personne à jouer. Indiquez-lui les limites que chaque compte peut fixer.</p>",
    ],
  },
};
