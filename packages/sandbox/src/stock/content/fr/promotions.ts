import type { PromotionWords } from "../language-words.ts";

/** French: promotions, their categories, and what holds for all of them. */
export const promotionWords: PromotionWords = {
  promotionCategories: {
    "c-all": "Toutes",
    "c-new": "Nouveaux joueurs",
    "c-slots": "Machines à sous",
    "c-live": "Casino en direct",
    "c-sport": "Paris sportifs",
    "c-rebate": "Remises",
    "c-fish": "Jeux de pêche",
    "c-card": "Jeux de cartes",
    "c-gaming": "Jeux",
    "c-lotto": "Loterie",
  },
  promotions: {
    "p-welcome": [
      "Une première soirée chaleureuse",
      "Votre premier dépôt est doublé, jusqu’à RM 100.",
    ],
    "p-lantern-week": [
      "La semaine des lanternes",
      "Allumez une lanterne par jour avec n’importe quelle partie de machine à sous.",
    ],
    "p-invite": [
      "Invitez un ami",
      "Quand un ami a joué dix parties, vous recevez chacun RM 10.",
    ],
    "p-daily-rebate": [
      "Remise quotidienne",
      "0.6 % de chaque mise sur les machines à sous vous revient à minuit.",
    ],
    "p-salon-hours": [
      "Les heures des salons",
      "De 20:00 à 22:00, les mises annexes de chaque salon paient un dixième de plus.",
    ],
    "p-derby": [
      "Week-end de derbys",
      "Un ticket gratuit pour trois paris simples sur les derbys du week-end.",
    ],
    "p-deep": [
      "La grosse prise",
      "La prise la plus lourde de chaque heure rapporte RM 50.",
    ],
    "p-table": [
      "Quatre à table",
      "Asseyez-vous une heure avec trois autres joueurs : les frais de table sont pour nous.",
    ],
    "p-vip": [
      "La table tranquille",
      "Dès le niveau Or : un conseiller attitré et une remise qui augmente avec votre niveau.",
    ],
    "p-app": [
      "Le lobby avec vous",
      "Connectez-vous une fois sur votre téléphone et recevez dix lanternes fictives.",
    ],
    "p-reload": [
      "Dépôt du dimanche",
      "Un quart en plus sur le premier dépôt du dimanche, jusqu’à RM 60.",
    ],
    "p-points": [
      "Des points pour la patience",
      "Un point par tranche de RM 5 misés ; la boutique de points ouvre à 100.",
    ],
  },
  conditions: [
    "Conditions générales",
    "Pour les membres de 18 ans ou plus.",
    "Un seul compte par personne et par foyer.",
    "Nous pouvons y mettre fin avec un préavis d’une semaine.",
  ],
};
