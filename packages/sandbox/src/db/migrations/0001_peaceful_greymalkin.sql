CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"agent_id" text NOT NULL,
	"downline_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"rate" integer NOT NULL,
	"active_members" integer NOT NULL,
	"period_valid_bet" bigint NOT NULL,
	"period_profit_loss" bigint NOT NULL,
	"bet_amount" bigint NOT NULL,
	"period_kind" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uplines" (
	"member_id" text PRIMARY KEY NOT NULL,
	"upline_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"method_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"pay_token_hash" text,
	"run" text NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"expires_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "deposits_pay_token_hash_unique" UNIQUE("pay_token_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"title" text NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"member_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"refunded" bigint NOT NULL,
	"forced" boolean NOT NULL,
	"confirm_minutes" integer,
	"expires_at" bigint,
	"issued_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sample_payment_passwords" (
	"username" text PRIMARY KEY NOT NULL,
	"password" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"used" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_vendors" (
	"vassalage" text PRIMARY KEY NOT NULL,
	"transferable" boolean NOT NULL,
	"busy" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_blocks" (
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "withdrawal_blocks_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_stages" (
	"withdrawal_id" text NOT NULL,
	"sort" integer NOT NULL,
	"state" text NOT NULL,
	"at" bigint NOT NULL,
	"expected_by" bigint,
	"reason" text NOT NULL,
	CONSTRAINT "withdrawal_stages_withdrawal_id_sort_pk" PRIMARY KEY("withdrawal_id","sort")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"bank_account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"comment" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"content" text NOT NULL,
	"points" bigint NOT NULL,
	"available" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_claims" (
	"member_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"prize" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "raffle_claims_member_id_promotion_id_pk" PRIMARY KEY("member_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"status" text NOT NULL,
	"remark" text NOT NULL,
	"address" text NOT NULL,
	"mobile" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_downline_id_members_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uplines" ADD CONSTRAINT "uplines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uplines" ADD CONSTRAINT "uplines_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_passwords" ADD CONSTRAINT "payment_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_id_withdrawals_id_fk" FOREIGN KEY ("id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_vendors" ADD CONSTRAINT "wallet_vendors_vassalage_vendors_vassalage_fk" FOREIGN KEY ("vassalage") REFERENCES "public"."vendors"("vassalage") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_blocks" ADD CONSTRAINT "withdrawal_blocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_stages" ADD CONSTRAINT "withdrawal_stages_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_applications" ADD CONSTRAINT "activity_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_claims" ADD CONSTRAINT "raffle_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_goods_id_points_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."points_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_by_agent" ON "contracts" USING btree ("agent_id","type");--> statement-breakpoint
CREATE INDEX "contracts_by_downline" ON "contracts" USING btree ("downline_id","type");--> statement-breakpoint
CREATE INDEX "uplines_by_upline" ON "uplines" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_once" ON "bank_accounts" USING btree ("member_id","bank","number") WHERE "bank_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "deposits_by_member" ON "deposits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "deposits_by_state" ON "deposits" USING btree ("state");--> statement-breakpoint
CREATE INDEX "receipts_by_member" ON "receipts" USING btree ("member_id","issued_at");--> statement-breakpoint
CREATE INDEX "uploads_by_subject" ON "uploads" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "withdrawals_by_member" ON "withdrawals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_state" ON "withdrawals" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "activity_applications" USING btree ("member_id","activity_id") WHERE "activity_applications"."status" <> 'Rejected';--> statement-breakpoint
CREATE INDEX "redemptions_by_member" ON "redemptions" USING btree ("member_id","created_at");