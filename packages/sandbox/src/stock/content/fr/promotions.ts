import type { PromotionWords } from "../language-words.ts";

/** French: promotions, their categories and their general conditions. */
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
      "Bonus de bienvenue",
      "Nous ajoutons un bonus égal à votre premier dépôt, jusqu’à RM 100. Les conditions ci-dessous s’appliquent.",
    ],
    "p-lantern-week": [
      "La semaine des lanternes",
      "Allumez une lanterne par jour en jouant une partie sur n’importe quelle machine à sous.",
    ],
    "p-invite": [
      "Invitez un ami",
      "Quand un ami a joué dix parties, vous recevez chacun RM 10.",
    ],
    "p-daily-rebate": [
      "Remise quotidienne",
      "Une remise de 0,6 % de chaque mise sur les machines à sous est payée à minuit.",
    ],
    "p-salon-hours": [
      "Les heures des salons",
      "De 20:00 à 22:00, les mises annexes de chaque salon paient un dixième de plus.",
    ],
    "p-derby": [
      "Week-end de derbys",
      "Un ticket gratuit tous les trois paris simples sur les derbys du week-end.",
    ],
    "p-deep": [
      "La grosse prise",
      "La prise la plus lourde de chaque heure rapporte RM 50.",
    ],
    "p-table": [
      "Quatre à table",
      "Jouez une heure à une table de quatre, et nous payons les frais de table.",
    ],
    "p-vip": [
      "Avantages VIP",
      "Dès le niveau Perle : des retraits gratuits chaque jour. Dès le niveau Or : plus de points pour chaque pari.",
    ],
    "p-app": [
      "Le site sur votre téléphone",
      "Connectez-vous une fois sur votre téléphone et recevez dix lanternes d’entraînement.",
    ],
    "p-reload": [
      "Bonus de dépôt du dimanche",
      "Un bonus d’un quart du premier dépôt du dimanche, jusqu’à RM 60.",
    ],
    "p-points": [
      "Des points pour vos mises",
      "Un point par tranche de RM 5 misés. La boutique de points s’ouvre à 100 points.",
    ],
  },
  conditions: [
    "Conditions générales",
    "Pour les membres de 18 ans ou plus.",
    "Un seul compte par personne et par foyer.",
    "Nous pouvons mettre fin à la promotion avec un préavis d’une semaine.",
  ],
};
