CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"agent_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"erp_id" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text,
	"banner" text,
	CONSTRAINT "brands_erp_id_unique" UNIQUE("erp_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalogue_version_one" CHECK ("catalogue_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"image" text,
	CONSTRAINT "categories_sibling" UNIQUE NULLS NOT DISTINCT("parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "flavours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flavours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"size_id" integer NOT NULL,
	"erp_id" text,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"ean" text,
	"image" text,
	"rank" integer DEFAULT 0 NOT NULL,
	"discontinued_at" timestamp with time zone,
	CONSTRAINT "flavours_erp_id_unique" UNIQUE("erp_id"),
	CONSTRAINT "flavours_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "import_keys" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "import_keys_source_kind_key_pk" PRIMARY KEY("source","kind","key")
);
--> statement-breakpoint
CREATE TABLE "nutrition_facts" (
	"flavour_id" integer NOT NULL,
	"language" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"document" jsonb NOT NULL,
	"image" text,
	CONSTRAINT "nutrition_facts_flavour_id_language_pk" PRIMARY KEY("flavour_id","language")
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"erp_id" text,
	"name" text NOT NULL,
	"unit_value" numeric(10, 3),
	"unit_name" text DEFAULT '' NOT NULL,
	"units_per_case" integer DEFAULT 1 NOT NULL,
	"regular_price" integer,
	"current_price" integer,
	"msrp" integer,
	"ean_case" text,
	"weight_g" integer,
	"deposit_class" text,
	"ready_millilitres" integer,
	"has_label" boolean DEFAULT false NOT NULL,
	"gym_assortment" boolean DEFAULT false NOT NULL,
	"promotion_text" text DEFAULT '' NOT NULL,
	"image" text,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_sizes_erp_id_unique" UNIQUE("erp_id"),
	CONSTRAINT "product_sizes_case" CHECK ("product_sizes"."units_per_case" >= 1),
	CONSTRAINT "product_sizes_price" CHECK (("product_sizes"."regular_price" is null) = ("product_sizes"."current_price" is null)
        and "product_sizes"."current_price" >= 0 and "product_sizes"."regular_price" >= "product_sizes"."current_price")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"erp_id" text,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"vat_class" text NOT NULL,
	"image" text,
	"image_overlay" text,
	CONSTRAINT "products_erp_id_unique" UNIQUE("erp_id")
);
--> statement-breakpoint
CREATE TABLE "show_prices" (
	"edition_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "show_prices_edition_id_size_id_pk" PRIMARY KEY("edition_id","size_id"),
	CONSTRAINT "show_prices_positive" CHECK ("show_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "size_prices" (
	"size_id" integer NOT NULL,
	"price_group_id" integer NOT NULL,
	"regular" integer NOT NULL,
	"current" integer NOT NULL,
	CONSTRAINT "size_prices_size_id_price_group_id_pk" PRIMARY KEY("size_id","price_group_id"),
	CONSTRAINT "size_prices_positive" CHECK ("size_prices"."current" >= 0 and "size_prices"."regular" >= "size_prices"."current")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"flavour_id" integer PRIMARY KEY NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"eta" date,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"company" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"gln" text
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"erp_id" text,
	"company" text NOT NULL,
	"vat_id" text,
	"country" text NOT NULL,
	"price_group_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"payment_method" text NOT NULL,
	"label_service" boolean DEFAULT false NOT NULL,
	"vts_orders_visible" boolean DEFAULT true NOT NULL,
	"has_api_access" boolean DEFAULT false NOT NULL,
	"has_bonus" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	CONSTRAINT "customers_erp_id_unique" UNIQUE("erp_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_passwords" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "price_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"agent_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"customer_id" integer,
	"brand_erp_id" text,
	"is_organiser" boolean DEFAULT false NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "users_one_side" CHECK (not ("users"."customer_id" is not null and "users"."brand_erp_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone,
	"seller" jsonb NOT NULL,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_gapless" UNIQUE("year","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"sku" text NOT NULL,
	"ean" text,
	"brand_name" text NOT NULL,
	"product_name" text NOT NULL,
	"size_name" text NOT NULL,
	"flavour_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_net" integer NOT NULL,
	"net" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"deposit" bigint NOT NULL,
	"deposit_vat_rate" integer,
	"consumption_tax" bigint NOT NULL,
	"label" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"customer_id" integer NOT NULL,
	"placed_by" integer NOT NULL,
	"agent_id" integer,
	"placed_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"external_reference" text,
	"note" text,
	"carrier" text NOT NULL,
	"payment_method" text NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"vat_id" text,
	"totals" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"gross" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consumption_taxes" (
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"per_hectolitre" integer NOT NULL,
	CONSTRAINT "consumption_taxes_country_valid_from_pk" PRIMARY KEY("country","valid_from")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vat_prefix" text NOT NULL,
	"eu_from" date,
	"eu_until" date
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"deposit_class" text NOT NULL,
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"amount" integer NOT NULL,
	"taxed" boolean NOT NULL,
	CONSTRAINT "deposits_deposit_class_country_valid_from_pk" PRIMARY KEY("deposit_class","country","valid_from")
);
--> statement-breakpoint
CREATE TABLE "seller_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seller" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"invoice_prefix" text NOT NULL,
	"payment_days" integer NOT NULL,
	"service_vat_class" text NOT NULL,
	"label_price" integer NOT NULL,
	"document_fee" integer NOT NULL,
	"card_fee" integer NOT NULL,
	CONSTRAINT "seller_settings_one" CHECK ("seller_settings"."id" = 1),
	CONSTRAINT "seller_settings_prefix" CHECK ("seller_settings"."invoice_prefix" ~ '^[A-Z0-9-]{0,10}$')
);
--> statement-breakpoint
CREATE TABLE "shipping_costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text,
	"carrier" text,
	"valid_from" date NOT NULL,
	"from_net" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "shipping_costs_rule" UNIQUE NULLS NOT DISTINCT("country","carrier","valid_from","from_net")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"country" text NOT NULL,
	"vat_class" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "vat_rates_country_vat_class_valid_from_pk" PRIMARY KEY("country","vat_class","valid_from")
);
--> statement-breakpoint
CREATE TABLE "phase_mails" (
	"show_order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phase_mails_show_order_id_kind_pk" PRIMARY KEY("show_order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"show_order_id" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"released_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "show_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "show_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer,
	"expired_at" timestamp with time zone,
	CONSTRAINT "show_orders_customer" UNIQUE("edition_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "show_positions" (
	"show_order_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"ordered_quantity" integer NOT NULL,
	"quantity" integer NOT NULL,
	"released_quantity" integer DEFAULT 0 NOT NULL,
	"deleted_quantity" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer NOT NULL,
	CONSTRAINT "show_positions_show_order_id_flavour_id_pk" PRIMARY KEY("show_order_id","flavour_id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"user_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_user_id_flavour_id_pk" PRIMARY KEY("user_id","flavour_id")
);
--> statement-breakpoint
CREATE TABLE "booth_visits" (
	"exhibitor_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booth_visits_exhibitor_id_user_id_pk" PRIMARY KEY("exhibitor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"order_start" timestamp with time zone NOT NULL,
	"order_end" timestamp with time zone NOT NULL,
	"confirmation_start" timestamp with time zone NOT NULL,
	"confirmation_end" timestamp with time zone NOT NULL,
	"release_end" timestamp with time zone NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "editions_name_unique" UNIQUE("name"),
	CONSTRAINT "editions_in_order" CHECK ("editions"."order_start" < "editions"."order_end" and "editions"."order_end" <= "editions"."confirmation_start"
        and "editions"."confirmation_start" < "editions"."confirmation_end" and "editions"."confirmation_end" <= "editions"."release_end")
);
--> statement-breakpoint
CREATE TABLE "exhibitors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exhibitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"organiser" boolean DEFAULT false NOT NULL,
	"pano_number" integer NOT NULL,
	"booth_number" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"video_url" text,
	"website_url" text,
	"youtube_url" text,
	"twitter_url" text,
	"instagram_url" text,
	"facebook_url" text,
	CONSTRAINT "exhibitors_brand" UNIQUE("edition_id","brand_id"),
	CONSTRAINT "exhibitors_booth" UNIQUE("edition_id","booth_number")
);
--> statement-breakpoint
CREATE TABLE "floor_plans" (
	"edition_id" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guided_tour_views" (
	"edition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guided_tour_views_edition_id_user_id_pk" PRIMARY KEY("edition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"edition_id" integer NOT NULL,
	"pano_number" integer NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "scenes_edition_id_pano_number_pk" PRIMARY KEY("edition_id","pano_number")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flavours" ADD CONSTRAINT "flavours_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_facts" ADD CONSTRAINT "nutrition_facts_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_prices" ADD CONSTRAINT "show_prices_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_prices" ADD CONSTRAINT "show_prices_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_prices" ADD CONSTRAINT "size_prices_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_prices" ADD CONSTRAINT "size_prices_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_passwords" ADD CONSTRAINT "one_time_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumption_taxes" ADD CONSTRAINT "consumption_taxes_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_mails" ADD CONSTRAINT "phase_mails_show_order_id_show_orders_id_fk" FOREIGN KEY ("show_order_id") REFERENCES "public"."show_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_show_order_id_show_orders_id_fk" FOREIGN KEY ("show_order_id") REFERENCES "public"."show_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_orders" ADD CONSTRAINT "show_orders_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_orders" ADD CONSTRAINT "show_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_orders" ADD CONSTRAINT "show_orders_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_positions" ADD CONSTRAINT "show_positions_show_order_id_show_orders_id_fk" FOREIGN KEY ("show_order_id") REFERENCES "public"."show_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_positions" ADD CONSTRAINT "show_positions_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_positions" ADD CONSTRAINT "show_positions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitors" ADD CONSTRAINT "exhibitors_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_tour_views" ADD CONSTRAINT "guided_tour_views_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_tour_views" ADD CONSTRAINT "guided_tour_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_events_open" ON "outbox_events" USING btree ("handled_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "flavours_size" ON "flavours" USING btree ("size_id");--> statement-breakpoint
CREATE INDEX "product_sizes_product" ON "product_sizes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_attempts_address" ON "login_attempts" USING btree ("kind","address","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_agent" ON "sessions" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_customer" ON "users" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("paid_at","due_on");--> statement-breakpoint
CREATE INDEX "order_lines_flavour" ON "order_lines" USING btree ("flavour_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "releases_show_order" ON "releases" USING btree ("show_order_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_flavour" ON "stock_alerts" USING btree ("flavour_id");--> statement-breakpoint
CREATE INDEX "booth_visits_user" ON "booth_visits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "editions_one_current" ON "editions" USING btree ("is_current") WHERE "editions"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitors_one_organiser" ON "exhibitors" USING btree ("edition_id") WHERE "exhibitors"."organiser";