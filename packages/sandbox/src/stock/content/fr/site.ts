import type { SiteWords } from "../language-words.ts";

/** French: the help, customer service channels, game notices, and the terms. */
export const siteWords: SiteWords = {
  help: {
    start: [
      "Premiers pas",
      "<p>Vous pouvez tout parcourir sans compte. Pour jouer avec de l’argent réel, <strong>inscrivez-vous</strong>, confirmez que vous avez 18 ans ou plus, et faites un dépôt.</p>",
    ],
    account: [
      "Votre compte",
      "<p>Votre nom se trouve dans le coin de la page. Appuyez dessus pour ouvrir votre historique et vos réglages de sécurité, ou pour vous déconnecter.</p>",
    ],
    deposit: [
      "Dépôt",
      "<p>Choisissez un moyen de paiement, saisissez le montant et vérifiez le total avant l’envoi. La plupart des dépôts sont crédités en quelques minutes.</p>",
    ],
    withdraw: [
      "Retrait",
      "<p>Définissez d’abord un mot de passe de paiement. Chaque retrait indique ses étapes, et quand la suivante est prévue.</p>",
    ],
    trial: [
      "Jeu gratuit",
      "<p>Les jeux qui ont un bouton Jeu gratuit peuvent se jouer avec de l’argent fictif. Votre portefeuille n’est pas touché.</p>",
    ],
    fair: [
      "Jeu équitable",
      "<p>Les résultats sont tirés sur la plateforme, jamais dans votre navigateur. Chaque partie porte un numéro que vous pouvez citer.</p>",
    ],
    limits: [
      "Limites et pauses",
      "<p>Le jeu est un plaisir. Si ce n’en est plus un, arrêtez, fixez une limite, ou demandez-nous de fermer votre compte pour un temps.</p>",
    ],
    contact: [
      "Comment nous contacter",
      "<p>Le chat en direct est ouvert jour et nuit. Écrivez-nous si votre question peut attendre demain.</p>",
    ],
  },
  services: { LIVECHAT: "Chat en direct", MAIL: "Nous écrire" },
  gameNotices: {
    "g-rng": "Douze machines à sous ont de nouvelles images cette semaine.",
    "g-live":
      "Les salons ouvrent chaque jour à midi. Le Rooftop ferme à deux heures du matin.",
    "g-fish": "La pêche horaire commence à l’heure pile.",
    "g-vesper": "Au Winter Garden, les croupiers parlent anglais et malais.",
  },
  terms:
    "<h2>Qui peut jouer</h2><p>Vous devez avoir <strong>18 ans ou plus</strong>, jouer pour vous-même et n’avoir qu’un seul compte.</p><h2>Votre compte</h2><p>Gardez votre mot de passe et vos codes de vérification pour vous. Nous ne les demandons jamais. Prévenez-nous aussitôt si quelqu’un d’autre a utilisé votre compte.</p><h2>Argent</h2><p>Les paiements viennent uniquement de comptes à votre nom et vont uniquement vers de tels comptes. Vous pouvez perdre ce que vous misez.</p><h2>Jeu équitable</h2><p>Les résultats sont tirés sur la plateforme. Vous pouvez consulter chaque résultat par son numéro. L’utilisation de robots, ou le partage d’un compte, entraîne la fermeture du compte.</p><h2>Jeu responsable</h2><p>Fixez une limite, faites une pause ou fermez votre compte. Nous le faisons le jour même.</p>",
};
