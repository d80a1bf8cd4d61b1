CREATE TABLE "feedback_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"feedback_id" text NOT NULL,
	"by" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "serial" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "state" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_lines" ADD CONSTRAINT "feedback_lines_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_lines_by_feedback" ON "feedback_lines" USING btree ("feedback_id","serial");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_by_member" ON "feedback" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_by_state" ON "feedback" USING btree ("state","serial");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_serial_unique" UNIQUE("serial");