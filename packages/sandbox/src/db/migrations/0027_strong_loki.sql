ALTER TABLE "bet_days" ADD COLUMN "staked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bet_days_by_day" ON "bet_days" USING btree ("day");