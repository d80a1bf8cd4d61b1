DROP INDEX "games_by_words";--> statement-breakpoint
CREATE INDEX "games_by_words" ON "games" USING gin ("search_text" gin_trgm_ops,"search_joined" gin_trgm_ops) WITH (fastupdate=false);