DROP INDEX "games_by_search";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_joined" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "games_by_words" ON "games" USING gin ("search_text" gin_trgm_ops,"search_joined" gin_trgm_ops);