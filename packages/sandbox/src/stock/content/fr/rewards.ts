import type { RewardWords } from "../language-words.ts";

/** French: missions, and products for points. */
export const rewardWords: RewardWords = {
  activities: {
    "act-harvest": [
      "Jours de récolte",
      "Dites-nous en quelques phrases ce que vous cultivez, par exemple dans un jardin ou sur un balcon. Nous lisons chaque demande et vous répondons dans votre messagerie.",
    ],
    "act-photo": [
      "Montrez-nous votre lanterne",
      "Envoyez-nous une photo d’une lanterne accrochée chez vous, avec une courte remarque. Si votre demande est acceptée, vous pourrez récupérer la récompense.",
    ],
    "act-regatta": [
      "La régate des bateaux en papier",
      "Pliez un bateau en papier et envoyez-nous une photo de lui sur l’eau. Les demandes ouvriront au début de la régate.",
    ],
    "act-winter": [
      "Foire d’hiver",
      "Les membres nous ont raconté leur plus beau souvenir d’une foire d’hiver. Cet événement est terminé et n’accepte plus de demandes.",
    ],
  },
  missions: {
    "mi-rounds": "Vingt parties",
    "mi-evenings": "Cent parties",
    "mi-stake": "RM 200 de mises",
  },
  prizes: { lantern: "Une lanterne en papier" },
  friendsDeposit: "Premier dépôt d’un ami",
  boardPrize: [
    "Classement, rang {place} : {mission}",
    "<p>Votre lot de {amount} est dans votre espace récompenses.</p>",
  ],
  ranks: {
    "1": { label: "Argent", benefits: [] },
    "2": {
      label: "Perle",
      benefits: [
        {
          title: "Un retrait gratuit par jour",
          detail:
            "Nous payons les frais de votre premier retrait de la journée (UTC).",
        },
      ],
    },
    "3": {
      label: "Or",
      benefits: [
        {
          title: "Deux retraits gratuits par jour",
          detail:
            "Nous payons les frais de vos deux premiers retraits de la journée (UTC).",
        },
        {
          title: "Points multipliés par 1,5",
          detail: "Chaque pari rapporte moitié plus de points.",
        },
      ],
    },
    "4": {
      label: "Diamant",
      benefits: [
        { title: "Des retraits sans frais" },
        {
          title: "Points multipliés par 2",
          detail: "Chaque pari rapporte deux fois plus de points.",
        },
      ],
    },
  },
  rankNews: {
    RISE: [
      "Votre niveau est désormais {rank}",
      "Vous avez atteint le niveau {rank} avec vos mises valides. Ses avantages s’appliquent dès à présent. La page des niveaux les présente et indique comment conserver ce niveau.",
    ],
    FALL: [
      "Votre niveau est désormais {rank}",
      "Ces {days} derniers jours, vos mises valides n’ont pas atteint ce que demande le niveau {before}. Votre niveau est désormais {rank}, et ses avantages s’appliquent dès à présent. Votre argent et vos points n’ont pas changé.",
    ],
  },
  pointsRules:
    "<p>Les points n’expirent jamais. Les articles sont envoyés sous cinq jours ouvrés. Ils ne peuvent pas être retournés une fois envoyés.</p>",
  goods: {
    "g-tea": ["Service à thé pour deux", "<p>En grès, dans une boîte.</p>"],
    "g-lamp": ["Lampe lanterne en papier", "<p>Se plie à plat.</p>"],
    "g-kite": [
      "Cerf-volant cellulaire",
      "<p>Vole à partir de quatre nœuds de vent.</p>",
    ],
    "g-clock": ["Horloge de bateau", "<p>En laiton. La dernière.</p>"],
    "g-scarf": ["Écharpe en laine", "<p>Épuisée pour le moment.</p>"],
    "g-umbrella": ["Parapluie rayé", "<p>Huit baleines, poignée en frêne.</p>"],
    "g-headphones": ["Casque audio", "<p>Circum-aural, avec son support.</p>"],
    "g-speaker": ["Enceinte portable", "<p>Dix heures d’autonomie.</p>"],
    "g-kettle": ["Bouilloire à long bec", "<p>Émaillée, un litre.</p>"],
    "g-backpack": ["Sac à dos en toile", "<p>Vingt litres, toile cirée.</p>"],
    "g-power-bank": ["Batterie externe", "<p>10 000 mAh, avec son câble.</p>"],
    "g-voucher": [
      "Bon d’achat en librairie",
      "<p>D’une valeur de 10,00 chez Quay Street Books.</p>",
    ],
  },
};
