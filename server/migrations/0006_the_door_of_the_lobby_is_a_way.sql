UPDATE "scenes" SET "document" = replace("document", '"kind":"entrance"', '"kind":"scene"') WHERE "document" LIKE '%"kind":"entrance"%';
