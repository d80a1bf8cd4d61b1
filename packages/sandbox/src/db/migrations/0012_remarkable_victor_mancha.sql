CREATE TABLE "team_lines" (
	"ancestor_id" text NOT NULL,
	"member_id" text NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "team_lines_ancestor_id_member_id_pk" PRIMARY KEY("ancestor_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "salary_records" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"type" text NOT NULL,
	"agent_id" text NOT NULL,
	"downline_id" text NOT NULL,
	"period_from" bigint NOT NULL,
	"period_to" bigint NOT NULL,
	"node_id" text,
	"player_id" text,
	"bet_amount" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"rate" integer NOT NULL,
	"salary" bigint NOT NULL,
	"salary_kind" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "run" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "active_at" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "paid_until" bigint;--> statement-breakpoint
ALTER TABLE "uplines" ADD COLUMN "rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_lines" ADD CONSTRAINT "team_lines_ancestor_id_members_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_lines" ADD CONSTRAINT "team_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_records" ADD CONSTRAINT "salary_records_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_records" ADD CONSTRAINT "salary_records_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_records" ADD CONSTRAINT "salary_records_downline_id_members_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_records" ADD CONSTRAINT "salary_records_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_records" ADD CONSTRAINT "salary_records_player_id_members_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_lines_by_member" ON "team_lines" USING btree ("member_id","level");--> statement-breakpoint
CREATE INDEX "salary_records_by_downline" ON "salary_records" USING btree ("downline_id","type","created_at");--> statement-breakpoint
CREATE INDEX "salary_records_by_agent" ON "salary_records" USING btree ("agent_id","type","created_at");--> statement-breakpoint
CREATE INDEX "contracts_by_run" ON "contracts" USING btree ("run","active_at");--> statement-breakpoint
CREATE INDEX "members_by_name_part" ON "members" USING gin ("username" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "entries_by_moment" ON "ledger_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_by_settling" ON "lottery_tickets" USING btree ("member_id","settled_at");--> statement-breakpoint
INSERT INTO "team_lines" ("ancestor_id", "member_id", "level")
WITH RECURSIVE lines AS (
	SELECT "upline_id" AS ancestor_id, "member_id", 1 AS level FROM "uplines"
	UNION ALL
	SELECT up."upline_id", lines.member_id, lines.level + 1 FROM lines JOIN "uplines" up ON up."member_id" = lines.ancestor_id WHERE lines.level < 32
)
SELECT ancestor_id, member_id, min(level) FROM lines GROUP BY ancestor_id, member_id;--> statement-breakpoint
UPDATE "contracts" SET "active_at" = "updated_at" WHERE "state" = 'ACTIVE' OR ("kind" = 'TERMINATION' AND "state" = 'AWAITING');--> statement-breakpoint
UPDATE "contracts" SET "ended_at" = "updated_at" WHERE "state" IN ('REJECTED', 'CANCELLED', 'TERMINATED');
