import { currentOpenApi } from "./current.ts";

/* Prints the document; `npm run openapi` formats it and writes it to docs/openapi.json. */
currentOpenApi().then(
  (document) => process.stdout.write(`${JSON.stringify(document)}\n`),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
