CREATE TABLE "landing_banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_de" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_de" text DEFAULT '' NOT NULL,
	"link" text,
	"desktop" text,
	"phone" text,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone,
	"rank" integer NOT NULL,
	CONSTRAINT "landing_banners_window" CHECK ("landing_banners"."start" <= "landing_banners"."end")
);
