CREATE TABLE "receipt_steps" (
	"receipt_id" text NOT NULL,
	"sort" integer NOT NULL,
	"step" text NOT NULL,
	"at" bigint NOT NULL,
	"amount" bigint,
	"pictures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_steps_receipt_id_sort_pk" PRIMARY KEY("receipt_id","sort")
);
--> statement-breakpoint
ALTER TABLE "receipt_steps" ADD CONSTRAINT "receipt_steps_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;