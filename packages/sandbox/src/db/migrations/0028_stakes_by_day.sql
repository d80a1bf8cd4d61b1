ALTER TABLE "bet_days" ADD COLUMN "staked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bet_days_by_day" ON "bet_days" USING btree ("day");--> statement-breakpoint
-- What is rolled already: the rest is added by the job.
UPDATE "bet_days" d SET "staked" = s.staked FROM (
	SELECT member_id, slot / 96 AS day, sum(rolled_paid) AS staked FROM "member_sums" WHERE kind = 'bet' GROUP BY 1, 2
) s WHERE s.member_id = d.member_id AND s.day = d.day;
