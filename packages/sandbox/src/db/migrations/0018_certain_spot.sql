ALTER TABLE "totp_offers" ADD COLUMN "session_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "neighbour_tries" integer DEFAULT 0 NOT NULL;