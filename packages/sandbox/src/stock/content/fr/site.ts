import type { SiteWords } from "../language-words.ts";

/** French: the help, ways to reach the house, what games announce, and the terms. */
export const siteWords: SiteWords = {
  help: {
    start: [
      "Premiers pas",
      "<p>Vous pouvez tout parcourir sans compte. Pour jouer en argent réel, <strong>inscrivez-vous</strong>, confirmez que vous avez 18 ans ou plus, et faites un dépôt.</p>",
    ],
    account: [
      "Votre compte",
      "<p>Votre nom se trouve dans le coin de la page. Il ouvre votre historique, vos réglages de sécurité et la déconnexion.</p>",
    ],
    deposit: [
      "Dépôt",
      "<p>Choisissez un moyen de paiement, saisissez le montant et vérifiez le total avant l’envoi. Avec la plupart des moyens, l’argent arrive en quelques minutes.</p>",
    ],
    withdraw: [
      "Retrait",
      "<p>Définissez d’abord un mot de passe de paiement. Chaque demande indique ses étapes, et quand la suivante est prévue.</p>",
    ],
    trial: [
      "Jeu gratuit",
      "<p>Les jeux qui ont un bouton Jeu gratuit se jouent avec de l’argent fictif. Votre portefeuille n’est pas touché.</p>",
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
      "Comment nous joindre",
      "<p>Le chat est ouvert jour et nuit. Écrivez-nous si cela peut attendre demain.</p>",
    ],
  },
  services: { LIVECHAT: "Chat en direct", MAIL: "Nous écrire" },
  gameNotices: {
    "g-rng": "Douze machines à sous ont de nouvelles images cette semaine.",
    "g-live":
      "Les salons ouvrent chaque jour à midi ; le Rooftop ferme à deux heures du matin.",
    "g-fish": "La pêche horaire commence à l’heure pile.",
    "g-vesper": "Au Winter Garden, on parle anglais et malais.",
  },
  terms:
    "<h2>Qui peut jouer</h2><p>Vous avez <strong>18 ans ou plus</strong>, vous jouez pour vous-même et vous avez un seul compte.</p><h2>Votre compte</h2><p>Gardez votre mot de passe et vos codes pour vous : nous ne les demandons jamais. Prévenez-nous dès que quelqu’un d’autre a utilisé votre compte.</p><h2>Argent</h2><p>Les paiements viennent de comptes à votre nom et vont vers de tels comptes. Ce que vous misez peut être perdu.</p><h2>Jeu équitable</h2><p>Les résultats sont tirés sur la plateforme et peuvent être consultés par leur numéro. Le jeu par des machines, ou par plusieurs personnes comme une seule, met fin au compte.</p><h2>Quand ce n’est plus un plaisir</h2><p>Fixez une limite, faites une pause ou fermez votre compte : nous le faisons le jour même.</p>",
};
