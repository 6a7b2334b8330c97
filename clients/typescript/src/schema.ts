// Made from /api/v1/openapi.json by make.ts; a test fails where it is not what the server describes.
export interface paths {
    "/api/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many pieces are free, and when the next ones come
         * @description One row for each article.
         */
        get: operations["getStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your prices, with promotions, deposits and VAT
         * @description One row for each article. A promotion that begins or ends changes the rows of its articles.
         */
        get: operations["getPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles with their texts, pictures, packing and food information
         * @description One row for each article (SKU) that is sold in your country. What is discontinued stays in the list, with `discontinued_at`.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your company’s orders, those that changed first in front
         * @description All orders of your company, however they were placed. An order comes again when something has happened to it: goods came in, it was shipped, invoiced, paid or cancelled. Keep `next_cursor` and ask with it now and then.
         */
        get: operations["getOrders"];
        put?: never;
        /**
         * Places an order
         * @description The rules of the checkout hold: order multiples, minimum order value, where articles may be sold, credit limit. What is not in stock is a backorder and comes later. The basket of your company in the shop is not touched.
         *
         *     Send an `Idempotency-Key` (such as your own order number): with it you may send the same request again, after a lost connection for instance, and there is one order. A refusal with the code `lines_refused` names every line that cannot be taken in `details.lines`, each with `index` (from 0), `code` and `detail`. After any refusal nothing was ordered.
         *
         *     An order by card has to be paid within 30 minutes on its page in the shop.
         */
        post: operations["postOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its lines, shipments and documents */
        get: operations["getOrdersOrderId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order may choose from: addresses, carriers, payment methods */
        get: operations["getOrderOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own article numbers, those that were saved first in front
         * @description A reference that was taken away comes once more as its SKU in `removed`, for 90 days. Delete those first, then add or replace what is in `data`.
         */
        get: operations["getReferences"];
        /**
         * Saves your own numbers of up to 1,000 articles
         * @description Others stay as they are. All of them are saved, or none: a refusal names every row that cannot be saved in `details.lines`, each with `index` (from 0), `code` and `detail`. A number belongs to one article; numbers may be swapped in one request.
         */
        put: operations["putReferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your company’s invoices and credit notes, those that changed first in front
         * @description An invoice comes again when a payment or a credit note has changed what is open of it. `open` is what is left to pay; in a credit note it is null, as what is left of it pays your next invoices. Read the PDF by the number.
         */
        get: operations["getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note as PDF, with its data as Factur-X (EN 16931) attached */
        get: operations["getInvoicesNumberPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose key it is, and what it may do
         * @description Tests a key and shows its rights. A person who manages your company’s users can remove rights from it.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description The text for the user. */
            detail: string;
            code?: string;
            /** @description The values in `detail`, by name. */
            details?: Record<string, never>;
            errors?: {
                path?: string;
                detail?: string;
            }[];
        };
    };
    responses: {
        /** @description Refused. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Changes with the answer; send it as `If-None-Match`.
         * @example W/"Zk3uWm0yq1b0"
         */
        ETag: string;
        /**
         * @description Requests that are left (`r`), and seconds until there is one more (`t`).
         * @example "default";r=119;t=60
         */
        RateLimit: string;
        /**
         * @description Requests (`q`) in any so many seconds (`w`).
         * @example "default";q=120;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description With a test key: what the request changed was taken back.
         * @example true
         */
        "Test-Mode": string;
        /**
         * @description Seconds to wait.
         * @example 12
         */
        "Retry-After": number;
        /**
         * @description How to authenticate.
         * @example Bearer realm="api"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getStock: {
        parameters: {
            query?: {
                limit?: string;
                cursor?: string;
                updated_since?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "sku": "NW-908-CHO",
                     *           "gtin": "4012345678901",
                     *           "customer_reference": "RQ-77",
                     *           "quantity": 148,
                     *           "availability": "in_stock",
                     *           "eta": null,
                     *           "discontinued_at": null
                     *         }
                     *       ],
                     *       "removed": [],
                     *       "next_cursor": "MS5zdG9jay4xMjM0NQ",
                     *       "has_more": false
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Our number of the article, which identifies it in all lists. */
                            sku: string;
                            /** @description Number under the bar code of one piece, with its leading zeros. */
                            gtin: string | null;
                            /** @description Your own number of the article. */
                            customer_reference: string | null;
                            /** @description Pieces that are free to order. Null: never counted, or the key may not see prices. */
                            quantity: number | null;
                            /**
                             * @description `low`: less than a case. `expected`: none, but `eta` is known. `unknown`: never counted, on request.
                             * @enum {string}
                             */
                            availability: "in_stock" | "low" | "expected" | "out" | "unknown" | "discontinued";
                            /** @description Day of the next delivery; null once it has passed without one. */
                            eta: string | null;
                            /** @description Until when it can be ordered; in the past: it is discontinued. Null: no end is known. */
                            discontinued_at: string | null;
                        }[];
                        /** @description SKUs that are no longer in the list: delete them on your side. */
                        removed: string[];
                        /** @description Where to continue, now or at any time in the next 90 days. */
                        next_cursor: string;
                        /** @description Whether there is another page now. */
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPrices: {
        parameters: {
            query?: {
                limit?: string;
                cursor?: string;
                updated_since?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "sku": "NW-908-CHO",
                     *           "gtin": "4012345678901",
                     *           "customer_reference": "RQ-77",
                     *           "currency": "EUR",
                     *           "regular_price": 19.99,
                     *           "current_price": 17.99,
                     *           "promotions": [],
                     *           "deposit": null,
                     *           "msrp": 29.95,
                     *           "vat_class": "reduced",
                     *           "vat_rate": 9,
                     *           "discontinued_at": null
                     *         }
                     *       ],
                     *       "removed": [],
                     *       "next_cursor": "MS5zdG9jay4xMjM0NQ",
                     *       "has_more": false
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Our number of the article, which identifies it in all lists. */
                            sku: string;
                            /** @description Number under the bar code of one piece, with its leading zeros. */
                            gtin: string | null;
                            /** @description Your own number of the article. */
                            customer_reference: string | null;
                            /** @constant */
                            currency: "EUR";
                            /** @description Your regular price of one piece, without VAT and deposit. */
                            regular_price: number | null;
                            /** @description What one piece costs now: the lowest of your price, a running promotion and a clearance. */
                            current_price: number | null;
                            /** @description Running promotions that give less, at least from some quantity on. They do not add up: the lowest total counts. */
                            promotions: {
                                id: number;
                                name: string;
                                text: {
                                    en: string;
                                    de: string;
                                };
                                /** @enum {string} */
                                kind: "percent" | "quantity" | "free";
                                percent: number | null;
                                from: number | null;
                                paid: number | null;
                                free: number | null;
                                unit: ("piece" | "case") | null;
                                /** Format: date-time */
                                end: string;
                            }[];
                            /** @description Deposit of one piece in your country; null for none. */
                            deposit: number | null;
                            /** @description Recommended retail price, with VAT. */
                            msrp: number | null;
                            /** @enum {string} */
                            vat_class: "standard" | "reduced";
                            /** @description Per cent, for a delivery to your country without a confirmed VAT id. With one, deliveries to other member states of the EU are free of VAT. */
                            vat_rate: number | null;
                            /** @description Until when it can be ordered; in the past: it is discontinued. Null: no end is known. */
                            discontinued_at: string | null;
                        }[];
                        /** @description SKUs that are no longer in the list: delete them on your side. */
                        removed: string[];
                        /** @description Where to continue, now or at any time in the next 90 days. */
                        next_cursor: string;
                        /** @description Whether there is another page now. */
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProducts: {
        parameters: {
            query?: {
                limit?: string;
                cursor?: string;
                updated_since?: string;
                language?: "en" | "de";
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "sku": "NW-908-CHO",
                     *           "gtin": "4012345678901",
                     *           "customer_reference": "RQ-77",
                     *           "foreign_number": "100234",
                     *           "name": "North Whey 908 g, Chocolate",
                     *           "brand": {
                     *             "id": 4,
                     *             "name": "North"
                     *           },
                     *           "product": {
                     *             "id": 12,
                     *             "name": "Whey",
                     *             "description": "Whey protein concentrate."
                     *           },
                     *           "size": {
                     *             "id": 31,
                     *             "name": "908 g"
                     *           },
                     *           "flavour": "Chocolate",
                     *           "categories": [
                     *             {
                     *               "id": 1,
                     *               "name": "Sports nutrition"
                     *             },
                     *             {
                     *               "id": 7,
                     *               "name": "Protein"
                     *             }
                     *           ],
                     *           "unit_value": 908,
                     *           "unit": "g",
                     *           "units_per_case": 6,
                     *           "gtin_case": "14012345678908",
                     *           "order_multiple": 1,
                     *           "min_quantity": 1,
                     *           "weight_g": 1020,
                     *           "msrp": 29.95,
                     *           "pictures": [
                     *             "https://shop.example/media/3f…/640.webp"
                     *           ],
                     *           "countries": null,
                     *           "food": {
                     *             "language": "en",
                     *             "legal_name": "Protein powder with sweetener",
                     *             "ingredients": "Whey protein concentrate (milk), cocoa powder, sweetener: sucralose.",
                     *             "allergens": [
                     *               "milk"
                     *             ],
                     *             "operator": {
                     *               "name": "North Nutrition B.V.",
                     *               "address": "Havenweg 1, 3542 AD Utrecht, NL"
                     *             },
                     *             "storage": "Store in a dry and cool place.",
                     *             "origin": "EU",
                     *             "best_before_days": 180
                     *           },
                     *           "nutrition": null,
                     *           "discontinued_at": null
                     *         }
                     *       ],
                     *       "removed": [],
                     *       "next_cursor": "MS5zdG9jay4xMjM0NQ",
                     *       "has_more": false
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Our number of the article, which identifies it in all lists. */
                            sku: string;
                            /** @description Number under the bar code of one piece, with its leading zeros. */
                            gtin: string | null;
                            /** @description Your own number of the article. */
                            customer_reference: string | null;
                            /** @description Number of the article in our ERP. */
                            foreign_number: string | null;
                            /** @description Brand, product, size and flavour. */
                            name: string;
                            brand: {
                                id: number;
                                name: string;
                            };
                            product: {
                                id: number;
                                name: string;
                                description: string;
                            };
                            size: {
                                id: number;
                                name: string;
                            };
                            flavour: string;
                            /** @description From the top of the tree down. */
                            categories: {
                                id: number;
                                name: string;
                            }[];
                            /** @description Contents of one piece, in `unit`. */
                            unit_value: number | null;
                            unit: string;
                            units_per_case: number;
                            gtin_case: string | null;
                            /** @description Pieces are ordered in multiples of it. */
                            order_multiple: number;
                            /** @description At least so many pieces are ordered. */
                            min_quantity: number;
                            /** @description Gross weight of one piece. */
                            weight_g: number | null;
                            /** @description Recommended retail price, with VAT. */
                            msrp: number | null;
                            /** @description Addresses of pictures in WebP, the flavour’s first. Each changes with its picture. */
                            pictures: string[];
                            /** @description The only countries where it may be sold; null: everywhere. */
                            countries: string[] | null;
                            /** @description Label of a food by Regulation (EU) 1169/2011, in the best language that there is. */
                            food: {
                                language: string;
                                legal_name: string;
                                ingredients: string;
                                allergens: string[];
                                operator: {
                                    name: string;
                                    address: string;
                                };
                                storage: string;
                                origin: string;
                                best_before_days: number | null;
                            } | null;
                            nutrition: {
                                language: string;
                                per: string | null;
                                serving: string;
                                rows: {
                                    nutrient: string;
                                    part: boolean;
                                    per_100: string | null;
                                    per_serving: string;
                                }[];
                            } | null;
                            /** @description Until when it can be ordered; in the past: it is discontinued. Null: no end is known. */
                            discontinued_at: string | null;
                        }[];
                        /** @description SKUs that are no longer in the list: delete them on your side. */
                        removed: string[];
                        /** @description Where to continue, now or at any time in the next 90 days. */
                        next_cursor: string;
                        /** @description Whether there is another page now. */
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            order_id: number;
                            /** @description Your own number of the order. */
                            external_reference: string | null;
                            /** Format: date-time */
                            order_date: string;
                            /**
                             * @description Where it was ordered: in the shop (also by this API), at the fair, in the outlet.
                             * @enum {string}
                             */
                            kind: "shop" | "show-release" | "outlet" | "newcomer-week";
                            /** @enum {string} */
                            status: "placed" | "in picking" | "shipped" | "invoiced" | "paid" | "cancelled";
                            /** @description Pieces that wait for goods. */
                            open_quantity: number;
                            total_price_inclusive_tax: number | null;
                        }[];
                        /** @description Ask with it again: at once while `has_more`, later for what has changed by then. */
                        next_cursor: string;
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "sku": "NOR-001-01",
                 *           "quantity": 12
                 *         },
                 *         {
                 *           "customer_reference": "SHELF-4711",
                 *           "quantity": 24
                 *         }
                 *       ],
                 *       "external_reference": "PO-2031-118"
                 *     }
                 */
                "application/json": {
                    /** @description Each with exactly one of `sku`, `gtin` and `customer_reference`. Lines of one article add up. The price is that of the moment: one that is sent is refused, as every field that is not known. */
                    lines: {
                        sku?: string;
                        /** @description Of a piece, or of a case: then `quantity` counts cases. */
                        gtin?: string;
                        /** @description Your own reference. */
                        customer_reference?: string;
                        quantity: number;
                        /** @description What is to stand on the line: of those named here the ones that the shop takes. Each is a single line of text. */
                        extras?: {
                            gift_note?: string;
                        };
                    }[];
                    /** @description One of your delivery addresses; left out: the usual one. */
                    shipping_address_id?: number | null;
                    /** @description Left out: your usual one where it can bring the goods, else the one that you last chose, else the cheapest that can. */
                    carrier?: string;
                    /**
                     * @description Left out: the usual one.
                     * @enum {string}
                     */
                    payment_method?: "invoice" | "prepayment" | "direct_debit" | "card";
                    /** @description Left out: as usual. */
                    label_service?: boolean;
                    /**
                     * @description In parts, or complete when the last piece is here; left out: as usual.
                     * @enum {string}
                     */
                    delivery?: "in parts" | "complete";
                    /** @description Your own number of the order. */
                    external_reference?: string | null;
                    note?: string | null;
                    /** @description A day within a year from today. */
                    wished_on?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order_id: number;
                        /** @description Your own number of the order. */
                        external_reference: string | null;
                        /** Format: date-time */
                        order_date: string;
                        /**
                         * @description Where it was ordered: in the shop (also by this API), at the fair, in the outlet.
                         * @enum {string}
                         */
                        kind: "shop" | "show-release" | "outlet" | "newcomer-week";
                        /** @enum {string} */
                        status: "placed" | "in picking" | "shipped" | "invoiced" | "paid" | "cancelled";
                        /** @description Pieces that wait for goods. */
                        open_quantity: number;
                        total_price_inclusive_tax: number | null;
                        note: string | null;
                        /** @enum {string} */
                        delivery: "in parts" | "complete";
                        wished_on: string | null;
                        payment_method: string;
                        carrier: string;
                        invoice_address: {
                            company: string;
                            first_name: string;
                            last_name: string;
                            street: string;
                            number: string;
                            zip: string;
                            city: string;
                            country: string;
                            gln: string | null;
                        };
                        shipping_address: {
                            company: string;
                            first_name: string;
                            last_name: string;
                            street: string;
                            number: string;
                            zip: string;
                            city: string;
                            country: string;
                            gln: string | null;
                        };
                        lines: {
                            line: number;
                            sku: string;
                            gtin: string | null;
                            /** @description Your own reference of the article, as it is now. */
                            customer_reference: string | null;
                            /** @description Brand, product, size and flavour. */
                            name: string;
                            /** @description What you wrote for this line, if the shop takes any of it; left out where there is nothing. */
                            extras?: {
                                gift_note?: string;
                            };
                            unit_price: number | null;
                            discount: number | null;
                            total_price: number | null;
                            /** @description The next four add up to it. */
                            ordered_quantity: number;
                            shipped_quantity: number;
                            /** @description In the warehouse, waiting for their shipment. */
                            reserved_quantity: number;
                            /** @description On backorder. */
                            open_quantity: number;
                            cancelled_quantity: number;
                            /** @description When the goods on backorder are expected; null where nobody knows. */
                            expected_on: string | null;
                        }[];
                        /** @description What the order costs: goods, shipping, label service, consumption tax (excise), deposit and fees without VAT, and the `amount` of each row in `vat`, add up to `total_price_inclusive_tax`. */
                        charges: {
                            goods: number | null;
                            shipping: number | null;
                            label_service: number | null;
                            consumption_tax: number | null;
                            deposit: number | null;
                            document_fee: number | null;
                            card_fee: number | null;
                            /** @description The `amount` of VAT on `net` for each `rate` in per cent; one without VAT may stand there twice, for two reasons. */
                            vat: {
                                rate: number;
                                net: number | null;
                                amount: number | null;
                            }[];
                        };
                        shipments: {
                            shipment_id: number;
                            /** @description Null while it waits for the carrier. */
                            shipped_at: string | null;
                            carrier: string;
                            tracking: string | null;
                            tracking_url: string | null;
                            parcels: number | null;
                            invoice_number: string | null;
                            lines: {
                                line: number;
                                sku: string;
                                quantity: number;
                                lots: {
                                    lot: string | null;
                                    best_before: string | null;
                                    quantity: number;
                                }[];
                            }[];
                        }[];
                        /** @description Empty for a key without the right `invoices`. */
                        documents: {
                            /** @enum {string} */
                            kind: "invoice" | "credit note";
                            /** @description Its PDF is at `/api/v1/invoices/{number}/pdf`. */
                            number: string;
                            /** Format: date */
                            issued_on: string;
                            amount: number | null;
                            open: number | null;
                        }[];
                        /** @description What to transfer of an order by prepayment, until it is here. */
                        to_transfer: {
                            amount: number | null;
                            /** Format: date */
                            by: string;
                            account_holder: string;
                            iban: string;
                            bic: string;
                            bank: string;
                            reference: string;
                        } | null;
                    };
                };
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key lacks the right. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "You are not allowed to see your company’s invoices.",
                     *       "code": "may_not_see_invoices"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `no_vat_rate`, `below_minimum`, `over_credit_limit`, `payments_overdue`, `no_mandate`, `payment_method_not_allowed`. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `lines_refused`, `unknown_address`, `no_delivery`, `order_too_large`, `carrier_unknown`, `carrier_not_possible`, `wished_day`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrdersOrderId: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order_id: number;
                        /** @description Your own number of the order. */
                        external_reference: string | null;
                        /** Format: date-time */
                        order_date: string;
                        /**
                         * @description Where it was ordered: in the shop (also by this API), at the fair, in the outlet.
                         * @enum {string}
                         */
                        kind: "shop" | "show-release" | "outlet" | "newcomer-week";
                        /** @enum {string} */
                        status: "placed" | "in picking" | "shipped" | "invoiced" | "paid" | "cancelled";
                        /** @description Pieces that wait for goods. */
                        open_quantity: number;
                        total_price_inclusive_tax: number | null;
                        note: string | null;
                        /** @enum {string} */
                        delivery: "in parts" | "complete";
                        wished_on: string | null;
                        payment_method: string;
                        carrier: string;
                        invoice_address: {
                            company: string;
                            first_name: string;
                            last_name: string;
                            street: string;
                            number: string;
                            zip: string;
                            city: string;
                            country: string;
                            gln: string | null;
                        };
                        shipping_address: {
                            company: string;
                            first_name: string;
                            last_name: string;
                            street: string;
                            number: string;
                            zip: string;
                            city: string;
                            country: string;
                            gln: string | null;
                        };
                        lines: {
                            line: number;
                            sku: string;
                            gtin: string | null;
                            /** @description Your own reference of the article, as it is now. */
                            customer_reference: string | null;
                            /** @description Brand, product, size and flavour. */
                            name: string;
                            /** @description What you wrote for this line, if the shop takes any of it; left out where there is nothing. */
                            extras?: {
                                gift_note?: string;
                            };
                            unit_price: number | null;
                            discount: number | null;
                            total_price: number | null;
                            /** @description The next four add up to it. */
                            ordered_quantity: number;
                            shipped_quantity: number;
                            /** @description In the warehouse, waiting for their shipment. */
                            reserved_quantity: number;
                            /** @description On backorder. */
                            open_quantity: number;
                            cancelled_quantity: number;
                            /** @description When the goods on backorder are expected; null where nobody knows. */
                            expected_on: string | null;
                        }[];
                        /** @description What the order costs: goods, shipping, label service, consumption tax (excise), deposit and fees without VAT, and the `amount` of each row in `vat`, add up to `total_price_inclusive_tax`. */
                        charges: {
                            goods: number | null;
                            shipping: number | null;
                            label_service: number | null;
                            consumption_tax: number | null;
                            deposit: number | null;
                            document_fee: number | null;
                            card_fee: number | null;
                            /** @description The `amount` of VAT on `net` for each `rate` in per cent; one without VAT may stand there twice, for two reasons. */
                            vat: {
                                rate: number;
                                net: number | null;
                                amount: number | null;
                            }[];
                        };
                        shipments: {
                            shipment_id: number;
                            /** @description Null while it waits for the carrier. */
                            shipped_at: string | null;
                            carrier: string;
                            tracking: string | null;
                            tracking_url: string | null;
                            parcels: number | null;
                            invoice_number: string | null;
                            lines: {
                                line: number;
                                sku: string;
                                quantity: number;
                                lots: {
                                    lot: string | null;
                                    best_before: string | null;
                                    quantity: number;
                                }[];
                            }[];
                        }[];
                        /** @description Empty for a key without the right `invoices`. */
                        documents: {
                            /** @enum {string} */
                            kind: "invoice" | "credit note";
                            /** @description Its PDF is at `/api/v1/invoices/{number}/pdf`. */
                            number: string;
                            /** Format: date */
                            issued_on: string;
                            amount: number | null;
                            open: number | null;
                        }[];
                        /** @description What to transfer of an order by prepayment, until it is here. */
                        to_transfer: {
                            amount: number | null;
                            /** Format: date */
                            by: string;
                            account_holder: string;
                            iban: string;
                            bic: string;
                            bank: string;
                            reference: string;
                        } | null;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing of your company. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found.",
                     *       "code": "not_found"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getOrderOptions: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shipping_addresses: {
                            id: number;
                            company: string;
                            first_name: string;
                            last_name: string;
                            street: string;
                            number: string;
                            zip: string;
                            city: string;
                            country: string;
                            is_default: boolean;
                        }[];
                        carriers: string[];
                        payment_methods: ("invoice" | "prepayment" | "direct_debit" | "card")[];
                        /** @description What an order takes that does not say otherwise. */
                        usual: {
                            shipping_address_id: number | null;
                            carrier: string | null;
                            payment_method: string;
                            label_service: boolean;
                            /** @enum {string} */
                            delivery: "in parts" | "complete";
                        };
                        minimum_order_value: number | null;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key lacks the right. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "You are not allowed to see your company’s invoices.",
                     *       "code": "may_not_see_invoices"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `unknown_address`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReferences: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sku: string;
                            gtin: string | null;
                            customer_reference: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        /** @description SKUs that have no reference any more: delete it on your side. */
                        removed: string[];
                        /** @description Ask with it again: at once while `has_more`, later for what has changed by then. */
                        next_cursor: string;
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putReferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "references": [
                 *         {
                 *           "sku": "NOR-001-01",
                 *           "customer_reference": "SHELF-4711"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    references: {
                        sku: string;
                        /** @description Your own number of the article; null or empty removes it. */
                        customer_reference: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "saved": 1,
                     *       "removed": 0,
                     *       "unchanged": 0
                     *     }
                     */
                    "application/json": {
                        /** @description References that were not so before. */
                        saved: number;
                        removed: number;
                        unchanged: number;
                    };
                };
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `lines_refused`. */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInvoices: {
        parameters: {
            query?: {
                cursor?: string;
                updated_since?: string;
                limit?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            kind: "invoice" | "credit note";
                            number: string;
                            /** @description Null: a credit note for a bonus. */
                            order_id: number | null;
                            /** @description Your own number of the order. */
                            external_reference: string | null;
                            /** Format: date */
                            issued_on: string;
                            /** @description Null in a credit note. */
                            due_on: string | null;
                            /** @description The number of the invoice that a credit note is for. */
                            corrects: string | null;
                            net: number | null;
                            vat: number | null;
                            gross: number | null;
                            open: number | null;
                            /** @description Null in a credit note. */
                            is_paid: boolean | null;
                        }[];
                        /** @description Ask with it again: at once while `has_more`, later for what has changed by then. */
                        next_cursor: string;
                        has_more: boolean;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key lacks the right. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "You are not allowed to see your company’s invoices.",
                     *       "code": "may_not_see_invoices"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getInvoicesNumberPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key lacks the right. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "You are not allowed to see your company’s invoices.",
                     *       "code": "may_not_see_invoices"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing of your company. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "Not found.",
                     *       "code": "not_found"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "company": "Fit & Fine Retail GmbH",
                     *       "rights": [
                     *         "order",
                     *         "prices",
                     *         "invoices"
                     *       ],
                     *       "is_test": false,
                     *       "server_time": "2031-03-03T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        company: string;
                        /** @description Without `prices`, prices and exact stock are null. */
                        rights: ("order" | "prices" | "invoices" | "manage")[];
                        /** @description Whether what this key changes is answered and taken back. */
                        is_test: boolean;
                        /**
                         * Format: date-time
                         * @description Now, by the clock of the shop.
                         */
                        server_time: string;
                    };
                };
            };
            /** @description You have this answer already. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body does not have the described form. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "malformed",
                     *       "errors": [
                     *         {
                     *           "path": "limit",
                     *           "detail": "A whole number is expected."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No key, or one that is unknown or has ended. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Please send a valid API key.",
                     *       "code": "key_required"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests in a minute. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Please send the next one in 12 seconds.",
                     *       "code": "too_many_requests",
                     *       "details": {
                     *         "seconds": 12
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not available for a moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The service is not available at the moment.",
                     *       "code": "unavailable"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
