import type { DeskWords } from "../language-words.ts";

/** French: automatic texts of customer service. */
export const deskWords: DeskWords = {
  desk: "le service client",
  intro:
    "Une vraie plateforme a ici son service client. Sur celle-ci, un programme répond à partir des pages d’aide.",
  ask: "Demander au service client",
  title: (host) => `Discussion avec ${host}`,
  said: "Messages du chat",
  you: "Vous",
  full: "Ce chat est plein. Ouvrez-en un nouveau pour continuer.",
  message: "Message",
  send: "Envoyer",
  greeting: (host) =>
    `Bonsoir, ici ${host}. Vous ne parlez pas à une personne : un programme répond à partir des pages d’aide.`,
  nothing:
    "L’aide ne contient rien à ce sujet. Posez une question sur les dépôts, les retraits, votre compte ou les limites.",
  colon: " : ",
  note: "Plateforme de développement. Rien ici n’est réel, et aucun autre site n’est contacté.",
  shortest: 4,
};
