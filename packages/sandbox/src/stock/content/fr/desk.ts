import type { DeskWords } from "../language-words.ts";

/** French: what the customer service says by itself. */
export const deskWords: DeskWords = {
  desk: "le service client",
  intro:
    "Ici, une vraie plateforme a son service client. Sur celle-ci, une machine répond à partir de l’aide.",
  ask: "Interroger le service client",
  title: (host) => `Discussion avec ${host}`,
  said: "Messages échangés",
  you: "Vous",
  full: "Ce salon est plein. Ouvrez-en un autre pour continuer.",
  message: "Message",
  send: "Envoyer",
  greeting: (host) =>
    `Bonsoir, ici ${host}. Aucun humain ne se trouve ici : une machine répond à partir de l’aide.`,
  nothing:
    "L’aide ne contient rien à ce sujet. Posez une question sur les dépôts, les retraits, votre compte ou les limites.",
  colon: " : ",
  note: "Plateforme de développement. Rien ici n’est réel, et aucun autre site n’est consulté.",
  shortest: 4,
};
