CREATE TABLE "sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"at" bigint NOT NULL,
	"device" text NOT NULL,
	"place" text NOT NULL,
	"method" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_claims" (
	"member_id" text NOT NULL,
	"id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "rebate_claims_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"claimed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "totp_offers" (
	"member_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"question_type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "messages_by_member";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" bigint;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_offers" ADD CONSTRAINT "totp_offers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_by_member" ON "sign_ins" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "rewards_by_member" ON "rewards" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_by_member" ON "messages" USING btree ("member_id","created_at");