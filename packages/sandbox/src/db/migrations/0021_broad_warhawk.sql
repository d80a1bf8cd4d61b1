CREATE TABLE "invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "invitations_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;