CREATE TABLE "chat_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"by" text NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"host" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event_heads" (
	"member_id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "live_events_member_id_number_pk" PRIMARY KEY("member_id","number")
);
--> statement-breakpoint
ALTER TABLE "chat_lines" ADD CONSTRAINT "chat_lines_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event_heads" ADD CONSTRAINT "live_event_heads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_lines_by_room" ON "chat_lines" USING btree ("room_id","id");