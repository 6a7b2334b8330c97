// Made from /api/v1/openapi.json by make.ts; a test fails where it is not what the server describes.
export interface paths {
    "/api/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose key it is, and what it may do
         * @description Use it to try a key. Whoever manages your company’s users may take rights away from the key.
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
                     *       "server_time": "2031-03-03T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        company: string;
                        /** @description Without `prices`, prices and exact stock are null. */
                        rights: ("order" | "prices" | "invoices" | "manage")[];
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
                     *           "detail": "Invalid input"
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
