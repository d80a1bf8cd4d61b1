ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'NEWS' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "activity_applications" ADD COLUMN "claimed_at" bigint;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "raffle_id" text;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "delivered_at" bigint;