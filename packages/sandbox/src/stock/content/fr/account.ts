import type { AccountWords } from "../language-words.ts";

/** French: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Virement bancaire",
    "lantern-pay": "Lantern Pay",
    voucher: "Bon prépayé",
    "bank-out": "Virement bancaire",
  },
  arrival: (minutes) => `Sous ${minutes} minutes`,
  letters: {
    welcome: [
      "Bienvenue, Maya",
      "<p>Votre place est réservée. Si vous avez besoin de quoi que ce soit, le chat est ouvert jour et nuit.</p>",
    ],
    rank: [
      "Vous êtes au niveau Or",
      "<p>À partir d’aujourd’hui, votre remise est un peu plus élevée, et un conseiller connaît votre nom.</p>",
    ],
    lanterns: [
      "La semaine des lanternes",
      "<p>Vous avez allumé trois lanternes sur sept.</p>",
    ],
    statement: [
      "Relevé du mois dernier",
      "<p>Votre relevé est prêt sous <strong>Relevé de compte</strong>.</p>",
    ],
  },
  usualLetter: "<p>Un message de notre part.</p>",
  guessing: {
    title: "Quelqu’un essaie de deviner votre mot de passe",
    body: "<p>On a essayé {count} fois d’entrer dans votre compte avec un mot de passe erroné, depuis des appareils que vous n’avez jamais utilisés. Les essais suivants sont ralentis. Depuis vos appareils habituels, vous vous connectez comme toujours.</p><p>Si ce n’était pas vous, choisissez un mot de passe long que vous n’utilisez nulle part ailleurs.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Votre mot de passe de paiement est défini",
      "Un nouveau mot de passe de paiement a été défini pour votre compte.",
    ],
    bankAccountAdded: [
      "Un compte bancaire a été ajouté",
      "Un compte bancaire a été ajouté à votre compte. Vos retraits peuvent y être versés.",
    ],
    emailChanged: [
      "Votre adresse e-mail a changé",
      "L’adresse e-mail de votre compte a été modifiée.",
    ],
    mobileChanged: [
      "Votre numéro de mobile a changé",
      "Le numéro de mobile de votre compte a été modifié.",
    ],
    nameSet: [
      "Votre nom est enregistré",
      "Le nom de votre compte a été enregistré. Les comptes bancaires doivent être à ce nom.",
    ],
    totpOn: [
      "L’application d’authentification est activée",
      "Une application d’authentification a été activée pour votre compte.",
    ],
    totpOff: [
      "L’application d’authentification est désactivée",
      "L’application d’authentification de votre compte a été désactivée.",
    ],
    proofGuessed: [
      "Quelqu’un essaie de deviner les codes de votre compte",
      "Une personne connectée à votre compte a donné plusieurs fois de suite un mot de passe ou un code erroné. Les essais suivants sont ralentis.",
    ],
  },
  notYou: "Si ce n’était pas vous, écrivez-nous dès que possible.",
  contractTypes: {
    DIVIDEND: "Dividende",
    DAILY: "Salaire journalier",
    HOURLY: "Salaire horaire",
    REALTIME: "Salaire en temps réel",
  },
};
