import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Extensions that a PostgreSQL server brings along and the embedded database does not: trigrams, for searching. */
export const extensions = { pg_trgm };
