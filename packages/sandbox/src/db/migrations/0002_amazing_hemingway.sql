CREATE TABLE "address_checks" (
	"member_id" text NOT NULL,
	"address" text NOT NULL,
	"method" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "address_checks_member_id_address_pk" PRIMARY KEY("member_id","address")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"member_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_member_id_address_pk" PRIMARY KEY("member_id","address")
);
--> statement-breakpoint
CREATE TABLE "member_contacts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"payee_name" text NOT NULL,
	"totp_secret" text,
	"totp_step" integer NOT NULL,
	"extra_method" text,
	"affiliate_code" text,
	"referrer_id" text,
	"terms_version" text,
	"profile" jsonb NOT NULL,
	CONSTRAINT "member_contacts_email_unique" UNIQUE("email"),
	CONSTRAINT "member_contacts_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "register_rules" (
	"field" text PRIMARY KEY NOT NULL,
	"sort" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"required" boolean NOT NULL,
	"accepted_pattern" text NOT NULL,
	"min_length" integer,
	"max_length" integer,
	"digits" integer
);
--> statement-breakpoint
CREATE TABLE "social_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"redirect" text NOT NULL,
	"code_hash" text,
	"subject" text,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "social_handovers_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"member_id" text,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "verification_codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "address_checks" ADD CONSTRAINT "address_checks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD CONSTRAINT "member_contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_contacts" ADD CONSTRAINT "member_contacts_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;