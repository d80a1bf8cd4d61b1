CREATE TABLE "lottery_draws" (
	"run" text NOT NULL,
	"game_code" text NOT NULL,
	"slot" bigint NOT NULL,
	"numbers" jsonb NOT NULL,
	"draw_at" bigint NOT NULL,
	"drawn_at" bigint NOT NULL,
	CONSTRAINT "lottery_draws_run_game_code_slot_pk" PRIMARY KEY("run","game_code","slot")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"member_id" text NOT NULL,
	"game_code" text NOT NULL,
	"slot" bigint NOT NULL,
	"numbers" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"state" text NOT NULL,
	"bought_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"run" text NOT NULL,
	"id" text NOT NULL,
	"game_type" text NOT NULL,
	"vassalage" text NOT NULL,
	"sport" text NOT NULL,
	"league" text NOT NULL,
	"home" text NOT NULL,
	"away" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"length" integer NOT NULL,
	"story" jsonb NOT NULL,
	"state" text NOT NULL,
	"minute" integer NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	CONSTRAINT "matches_run_id_pk" PRIMARY KEY("run","id")
);
--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_by_time" ON "lottery_draws" USING btree ("run","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_by_member" ON "lottery_tickets" USING btree ("member_id","bought_at");--> statement-breakpoint
CREATE INDEX "lottery_tickets_by_draw" ON "lottery_tickets" USING btree ("run","state","game_code","slot");--> statement-breakpoint
CREATE INDEX "matches_by_start" ON "matches" USING btree ("run","game_type","starts_at");