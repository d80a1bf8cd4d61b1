CREATE TABLE "known_devices" (
	"member_id" text NOT NULL,
	"device" text NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "known_devices_member_id_device_pk" PRIMARY KEY("member_id","device")
);
--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"place" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
ALTER TABLE "login_failures" DROP CONSTRAINT "login_failures_pkey";--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "opens_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_username_device_pk" PRIMARY KEY("username","device");--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_by_device" ON "known_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "remembered_devices_by_member" ON "remembered_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "login_failures_by_time" ON "login_failures" USING btree ("last_at");