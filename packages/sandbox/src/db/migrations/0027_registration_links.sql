CREATE TABLE "registration_links" (
	"code" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"rate" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_notes" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_notes" ADD CONSTRAINT "transfer_notes_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_links_by_agent" ON "registration_links" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "member_contacts_by_code" ON "member_contacts" USING btree ("affiliate_code");