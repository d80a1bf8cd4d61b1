CREATE TABLE "downline_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"member_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "last_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "last_paid_from" bigint;--> statement-breakpoint
ALTER TABLE "downline_notes" ADD CONSTRAINT "downline_notes_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_notes" ADD CONSTRAINT "downline_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downline_notes_by_agent" ON "downline_notes" USING btree ("agent_id","member_id","created_at");--> statement-breakpoint
-- What contracts had paid before their sums were kept.
UPDATE "contracts" c SET "paid" = p.total, "last_paid_from" = p.last_from, "last_paid" = p.last_paid
FROM (
	SELECT contract_id, sum(salary)::bigint AS total, max(period_from) AS last_from,
		(sum(salary) FILTER (WHERE period_from = newest))::bigint AS last_paid
	FROM (SELECT contract_id, period_from, salary, max(period_from) OVER (PARTITION BY contract_id) AS newest FROM "salary_records") r
	GROUP BY contract_id
) p WHERE p.contract_id = c.id;
