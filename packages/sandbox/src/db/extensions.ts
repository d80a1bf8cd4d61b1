import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** What the embedded database is given of what a PostgreSQL server has lying by: threes of letters, to search by. */
export const extensions = { pg_trgm };
