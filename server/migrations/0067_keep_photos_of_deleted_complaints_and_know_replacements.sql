ALTER TABLE "complaint_photos" DROP CONSTRAINT "complaint_photos_complaint_id_complaints_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaces_line" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaces_shipment_id" integer;--> statement-breakpoint
ALTER TABLE "complaint_photos" ADD CONSTRAINT "complaint_photos_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "order_lines" AS l SET "replaces_line" = c."line", "replaces_shipment_id" = c."shipment_id"
FROM "complaints" AS c WHERE c."order_id" = l."order_id" AND c."replacement_line" = l."line";
