ALTER TABLE "member_contacts" ADD COLUMN "email_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever was reached there before is reached there still.
UPDATE "member_contacts" SET "email_confirmed" = true WHERE "email" IS NOT NULL;
