DROP INDEX "entries_by_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "created_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "balance_after" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_by_time" ON "ledger_entries" USING btree ("account_id","created_at","seq");--> statement-breakpoint
CREATE INDEX "entries_by_kind" ON "ledger_entries" USING btree ("account_id","kind","created_at","seq");--> statement-breakpoint
UPDATE "ledger_entries" SET "kind" = t."kind", "created_at" = t."created_at" FROM "ledger_transfers" t WHERE t."id" = "ledger_entries"."transfer_id";--> statement-breakpoint
UPDATE "ledger_entries" e SET "balance_after" = s."after" FROM (SELECT "transfer_id", "account_id", sum("amount") OVER (PARTITION BY "account_id" ORDER BY "created_at", "seq") AS "after" FROM "ledger_entries") s WHERE s."transfer_id" = e."transfer_id" AND s."account_id" = e."account_id";
