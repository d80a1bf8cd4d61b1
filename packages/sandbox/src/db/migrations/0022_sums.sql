CREATE TABLE "bet_days" (
	"member_id" text NOT NULL,
	"day" integer NOT NULL,
	CONSTRAINT "bet_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "member_sums" (
	"member_id" text NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"game_type" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"paid" bigint NOT NULL,
	"received" bigint NOT NULL,
	"rolled_count" integer DEFAULT 0 NOT NULL,
	"rolled_paid" bigint DEFAULT 0 NOT NULL,
	"rolled_received" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_sums_member_id_slot_kind_game_type_pk" PRIMARY KEY("member_id","slot","kind","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_bet_days" (
	"agent_id" text NOT NULL,
	"day" integer NOT NULL,
	"previous" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "team_bet_days_agent_id_day_previous_pk" PRIMARY KEY("agent_id","day","previous")
);
--> statement-breakpoint
CREATE TABLE "team_sums" (
	"agent_id" text NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"game_type" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"paid" bigint NOT NULL,
	"received" bigint NOT NULL,
	CONSTRAINT "team_sums_agent_id_slot_kind_game_type_pk" PRIMARY KEY("agent_id","slot","kind","game_type")
);
--> statement-breakpoint
CREATE INDEX "member_sums_not_rolled" ON "member_sums" USING btree ("slot") WHERE count <> rolled_count or paid <> rolled_paid or received <> rolled_received;