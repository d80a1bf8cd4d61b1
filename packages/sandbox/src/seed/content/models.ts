/** Hosts of the live tables: fictitious people, drawn by code. One in three has the evening off. */
export const models = [
  "Amaya",
  "Brigit",
  "Corazon",
  "Delphine",
  "Esmé",
  "Farida",
  "Giulia",
  "Hanae",
  "Ines",
  "Jasmin",
  "Kirana",
  "Linh",
  "Maren",
  "Noor",
].map((name, index) => ({
  kind: "model",
  id: `host-${index + 1}`,
  body: {
    name,
    imageUrl: `/art/avatar/host-${index + 1}.svg`,
    online: index % 3 === 2 ? 0 : 1,
  },
}));
