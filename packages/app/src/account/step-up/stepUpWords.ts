/** Words of the question whether it is the owner who asks. */
export const stepUpWords = {
  title: "stepUp.title",
} as const;
