-- A trusted extension: who may create in the database may create it, if the server has its files (Debian: in postgresql itself).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
