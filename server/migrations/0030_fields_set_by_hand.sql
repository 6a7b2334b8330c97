CREATE TABLE "set_by_hand" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"field" text NOT NULL,
	"was" text,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer,
	CONSTRAINT "set_by_hand_kind_row_id_field_pk" PRIMARY KEY("kind","row_id","field")
);
--> statement-breakpoint
ALTER TABLE "set_by_hand" ADD CONSTRAINT "set_by_hand_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;