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
};
