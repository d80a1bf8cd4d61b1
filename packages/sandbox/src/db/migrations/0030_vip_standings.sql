CREATE TABLE "vip_changes" (
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" bigint NOT NULL,
	"reason" text NOT NULL,
	"before" text NOT NULL,
	"rank" text NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "vip_changes_member_id_number_pk" PRIMARY KEY("member_id","number")
);
--> statement-breakpoint
CREATE TABLE "vip_standings" (
	"member_id" text PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"since" bigint,
	"counts_from" bigint NOT NULL,
	"set_aside" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"kept_until" bigint NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vip_changes" ADD CONSTRAINT "vip_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_standings" ADD CONSTRAINT "vip_standings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_standings_by_end" ON "vip_standings" USING btree ("run","kept_until");