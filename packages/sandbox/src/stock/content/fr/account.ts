import type { AccountWords } from "../language-words.ts";

/** French: payment methods, and messages in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Virement bancaire",
    "lantern-pay": "Lantern Pay",
    voucher: "Bon prépayé",
    "bank-out": "Virement bancaire",
  },
  arrival: (minutes) => `Sous ${minutes} minute${minutes < 2 ? "" : "s"}`,
  letters: {
    welcome: [
      "Bienvenue, Maya",
      "<p>Votre compte est prêt. Si vous avez besoin de quoi que ce soit, le chat en direct est ouvert jour et nuit.</p>",
    ],
    lanterns: [
      "La semaine des lanternes",
      "<p>Vous avez allumé trois lanternes sur sept.</p>",
    ],
    statement: [
      "Relevé de compte du mois dernier",
      "<p>Le relevé du mois dernier est prêt sous <strong>Relevé de compte</strong>.</p>",
    ],
  },
  usualLetter: "<p>Un message de notre part.</p>",
  guessing: {
    title: "Quelqu’un essaie de deviner votre mot de passe",
    body: "<p>Quelqu’un a essayé {count} fois de se connecter à votre compte avec un mot de passe erroné, depuis des appareils que vous n’avez jamais utilisés. Nous ralentissons les tentatives suivantes. Depuis vos appareils habituels, vous pouvez vous connecter normalement.</p><p>Si ce n’était pas vous, choisissez un mot de passe long que vous n’utilisez nulle part ailleurs.</p>",
  },
  feedbackAnswer: {
    title: "Réponse à {number}",
    body: "<p>Le service client a répondu à votre message {number}. Vous pouvez lire la réponse et y répondre sous <strong>Votre avis</strong>.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Votre mot de passe de paiement est défini",
      "Un nouveau mot de passe de paiement a été défini pour votre compte.",
    ],
    paymentPasswordReset: [
      "Votre mot de passe de paiement a été réinitialisé",
      "Le mot de passe de paiement de votre compte a été réinitialisé avec votre mot de passe de connexion et une vérification supplémentaire. Pendant une durée limitée, vous ne pouvez ni retirer d’argent, ni en transférer à d’autres membres, ni échanger de points. La page « Retrait » indique jusqu’à quand.",
    ],
    bankAccountAdded: [
      "Un compte bancaire a été ajouté",
      "Un compte bancaire a été ajouté à votre compte. Vos retraits peuvent y être envoyés.",
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
      "Le nom du titulaire est enregistré",
      "Le nom du titulaire de votre compte a été enregistré. Les comptes bancaires doivent être à ce nom.",
    ],
    totpOn: [
      "Votre application d’authentification a été activée",
      "Une application d’authentification a été activée pour votre compte.",
    ],
    totpOff: [
      "Votre application d’authentification a été désactivée",
      "L’application d’authentification de votre compte a été désactivée.",
    ],
    recoveryCodesMade: [
      "De nouveaux codes de secours ont été créés",
      "De nouveaux codes de secours ont été créés pour votre application d’authentification. Les précédents ne sont plus valables.",
    ],
    recoveryCodeUsed: [
      "Un code de secours a été utilisé",
      "Un code de secours a été utilisé à la place d’un code de votre application d’authentification.",
    ],
    sessionsEnded: [
      "Vos autres appareils ont été déconnectés",
      "Tous les appareils, sauf celui qui est utilisé, ont été déconnectés de votre compte.",
    ],
    proofGuessed: [
      "Mot de passe ou code erroné saisi de nombreuses fois",
      "Une personne connectée à votre compte a saisi de nombreuses fois de suite un mot de passe ou un code erroné. Nous ralentissons les tentatives suivantes.",
    ],
  },
  notYou: "Si ce n’était pas vous, contactez le service client sans tarder.",
  decisions: {
    redemptionApproved: [
      "Votre échange a été approuvé",
      "Nous avons approuvé votre échange contre « {name} ».",
    ],
    redemptionRejected: [
      "Votre échange a été refusé",
      "Nous avons refusé votre échange contre « {name} ». Vos points ont été remboursés.",
    ],
    redemptionDelivered: [
      "Livraison effectuée",
      "Votre colis « {name} » a été livré. Si vous ne l’avez pas reçu, contactez le service client.",
    ],
    prizeSent: [
      "Votre lot a été expédié",
      "Nous avons expédié « {name} » à l’adresse que vous avez indiquée.",
    ],
    prizeRejected: [
      "Nous ne pouvons pas expédier votre lot",
      "Nous ne pouvons pas vous expédier « {name} ». Contactez le service client pour en savoir plus.",
    ],
    applicationJoined: [
      "Votre demande a été acceptée",
      "Vous participez à l’événement « {name} ».",
    ],
    applicationClaim: [
      "Votre demande a été acceptée",
      "Vous participez à l’événement « {name} ». Vous pouvez maintenant récupérer sa récompense.",
    ],
    applicationRejected: [
      "Votre demande a été refusée",
      "Nous avons refusé votre demande pour l’événement « {name} ».",
    ],
    payoutArrived: [
      "Votre retrait est arrivé",
      "La banque a confirmé l’arrivée de votre retrait de {name}.",
    ],
    payoutRefunded: [
      "Votre retrait a été remboursé",
      "Nous avons remboursé {name} de votre retrait sur votre portefeuille.",
    ],
    payoutClosed: [
      "Votre retrait est considéré comme reçu",
      "La plateforme considère votre retrait de {name} comme reçu. L’argent qui n’est pas arrivé ne vous est pas remboursé. Si vous avez des questions, contactez le service client.",
    ],
    payoutTimedOut: [
      "Votre retrait est considéré comme reçu",
      "Le délai de réponse est écoulé : votre retrait de {name} est considéré comme reçu. S’il n’est pas arrivé, contactez le service client.",
    ],
    feedbackClosed: [
      "Votre conversation est close",
      "Le service client a clos votre conversation {name}. Envoyez-nous un nouveau message si vous avez encore besoin d’aide.",
    ],
  },
  contractTypes: {
    DIVIDEND: "Dividende",
    DAILY: "Salaire journalier",
    HOURLY: "Salaire horaire",
    REALTIME: "Salaire en temps réel",
  },
  record: {
    to: (name) => `À ${name}`,
    from: (name) => `De ${name}`,
    transfer: "Transfert",
    deposit: "Dépôt",
    withdrawal: "Retrait",
    wallet: "Portefeuille du fournisseur",
    pointsConverted: "Points convertis",
    rebate: "Remise sur les mises",
    game: "Jeu",
    promotion: "Promotion",
    reward: "Récompense",
    salary: "Salaire ou dividende",
  },
};
