// Derived from openapi/ by `npm run generate`; edit the contract instead.
export interface paths {
    "/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be replayed
         * @description Every operation with its codes, every code with its meaning in both languages, faults and scenarios.
         */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what holds now
         * @description The scenario, the time, the rules and the number of the last call, for whoever shows them.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active rules
         * @description The newest first, which is the order in which they are tried.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Replay a code or a fault
         * @description Adds a rule in front of those that are there.
         */
        post: operations["addRule"];
        /**
         * Remove all rules
         * @description Every operation answers by itself again.
         */
        delete: operations["clearRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one rule
         * @description An id that is not there is refused.
         */
        delete: operations["removeRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what a link says
         * @description Takes the parameters of a link (`?mock=createSubUser:A2012@1&scenario=…&as=…`): starts the scenario, sets the rules and
         *     signs the account in.
         */
        post: operations["applyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description The last calls of the sandbox, oldest first. Passwords, verification codes and tokens are masked.
         */
        get: operations["getLog"];
        put?: never;
        post?: never;
        /**
         * Empty the journal
         * @description Forgets the calls so far; the numbers go on.
         */
        delete: operations["clearLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenarios
         * @description Named states of the world, with what they show and where to look.
         */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Start a scenario
         * @description Begins a fresh world without rules, and puts it into the scenario's state.
         */
        post: operations["startScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description The time that the sandbox lives in.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Move the clock forward
         * @description Tokens, codes and limits age by that much.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seeded accounts
         * @description The accounts that a person can sign in with, and why each is there.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{key}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a seeded account in
         * @description Opens a session without a password, whatever state the account is in.
         */
        post: operations["signInAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the sandbox away
         * @description World, clock and rules as one document. It has what was typed into forms, but no passwords, only their SHA-256; and it has the sessions, so that whoever is signed in stays so where it is brought back. Their tokens open nothing but such a world.
         */
        get: operations["saveSnapshot"];
        put?: never;
        /**
         * Bring a sandbox back
         * @description Replaces world, clock and rules by those of the snapshot. One of another version is refused.
         */
        post: operations["loadSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start over
         * @description A fresh world from the seeds, no rules, an empty journal.
         */
        post: operations["reset"];
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
        /** @description An empty object. */
        Done: Record<string, never>;
        Refusal: {
            /** @description What is wrong, and the nearest that is right. */
            error: string;
        };
        Bilingual: {
            zh: string;
            en: string;
        };
        /**
         * @description network cuts the connection, timeout never answers; malformed is broken JSON, no-code an envelope without a code,
         *     unknown-code an envelope with a code that nobody knows and a msg.
         * @enum {string}
         */
        Fault: "network" | "timeout" | "malformed" | "no-code" | "unknown-code";
        /** @description At least one of code, fault and delayMs. */
        Rule: {
            /** @description The operation, or * for all, which is meant without one. */
            operationId?: string;
            /** @description The code to answer with. */
            code?: string;
            fault?: components["schemas"]["Fault"];
            /** @description HTTP status; without it the catalogue's. */
            status?: number;
            /** @description Milliseconds to wait before the answer. */
            delayMs?: number;
            /** @description How many calls it applies to; without it, all. */
            times?: number;
            /** @description How many calls pass untouched before it applies. */
            after?: number;
            /** @description The share of calls it applies to, picked by the seed. */
            chance?: number;
            /** @description Why it was set, for whoever finds it. */
            note?: string;
        };
        ActiveRule: {
            /** @description The rule's number. */
            id: number;
            rule: components["schemas"]["Rule"];
            /** @description How many calls it has looked at. */
            seen: number;
            /** @description How many calls it has decided. */
            applied: number;
            /** @description Whether it came with the scenario. */
            ofScenario: boolean;
            /** @description The rule as a link writes it: createSubUser:A2012@1. */
            text: string;
        };
        Link: {
            /** @description Rules: createSubUser:A2012@1;listNews:delay=3000. */
            mock?: string;
            /** @description The scenario's name. */
            scenario?: string;
            /** @description The key or the e-mail of a seeded account. */
            as?: string;
        };
        LinkResult: {
            scenario?: components["schemas"]["Scenario"];
            rules: components["schemas"]["ActiveRule"][];
            signedIn?: components["schemas"]["SignedIn"];
        };
        State: {
            /** @description Its name. */
            sandbox: string;
            /** @description The scenario that was started last. */
            scenario?: string;
            /** @description Epoch milliseconds. */
            now: number;
            rules: components["schemas"]["ActiveRule"][];
            /** @description The number of the oldest call in the journal; that of the next one when it is empty. */
            firstCallId: number;
            /** @description The number of the last call, 0 before the first. */
            lastCallId: number;
        };
        Catalogue: {
            operations: {
                operationId: string;
                method: string;
                path: string;
                tag: string;
                summary: string;
                codes: string[];
            }[];
            codes: {
                code: string;
                /** @description What the catalogue says. */
                meaning: string;
                /** @description What a user reads. */
                text: components["schemas"]["Bilingual"];
                httpStatus: number;
            }[];
            faults: components["schemas"]["Fault"][];
        };
        LogEntry: {
            id: number;
            /** @description Epoch milliseconds of the sandbox's clock. */
            time: number;
            /**
             * @description Whether the fake backend has answered, a rule included, or the real one that it forwards to.
             * @enum {string}
             */
            source: "fake" | "real";
            operationId?: string;
            method: string;
            /** @description With the query. */
            path: string;
            /** @description 0 when the connection was cut. */
            status: number;
            code?: string;
            durationMs: number;
            /** @description The rule that decided the answer. */
            rule?: string;
            violations: string[];
            /** @description The body as sent, passwords, verification codes and tokens masked. */
            request?: string;
            /** @description The body as answered, tokens masked. */
            response?: string;
            /** @description Whether a token was sent. */
            isSignedIn: boolean;
        };
        Scenario: {
            name: string;
            title: components["schemas"]["Bilingual"];
            /** @description What it shows. */
            description: components["schemas"]["Bilingual"];
            /** @description The address to open, in the default language. */
            look: string;
            /** @description The key of the account to look as. */
            as?: string;
        };
        Account: {
            /** @description What links call it. */
            key: string;
            /** @description The user's id. */
            id: string;
            account: string;
            name: string;
            mobile: string;
            password: string;
            purpose: components["schemas"]["Bilingual"];
        };
        SignedIn: {
            token: string;
            refreshToken: string;
            expired: number;
            user: components["schemas"]["UserDetail"];
        };
        Snapshot: {
            /** @description Of the form of the snapshot; another one is refused. */
            version: string;
            scenario?: string;
            /** @description Tables, clock and counters. */
            world: {
                [key: string]: unknown;
            };
            rules: components["schemas"]["ActiveRule"][];
        };
        /**
         * @description An id. Ids are strings even where they look like numbers.
         * @example 1001
         */
        Id: string;
        /**
         * @description The name of a person.
         * @example Lin Yue
         */
        PersonName: string;
        /**
         * @description An e-mail address. The server trims it and compares it in lower case.
         * @example lin.yue@example.com
         */
        Email: string;
        /**
         * @description A mobile number of 11 digits, without spaces, hyphens or country code.
         * @example 13800000001
         */
        Mobile: string;
        /**
         * Format: int64
         * @description A time in epoch milliseconds.
         * @example 1767571200000
         */
        EpochMs: number;
        /**
         * @description `0` for a main account, otherwise the id of the main account. A client tells a main account by `Number(parentId) === 0`.
         * @example 0
         */
        ParentId: string;
        /**
         * @description 1 for yes, 0 for no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * @description The logged-in user.
         * @example {
         *       "id": "2001",
         *       "name": "Lin Yue",
         *       "email": "lin.yue@example.com",
         *       "mobile": "13800000001",
         *       "lastLoginTime": 1767571200000,
         *       "parentId": "0",
         *       "de": 1
         *     }
         */
        UserDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            /** @description The e-mail address, which is the login name. No call changes it. */
            email: components["schemas"]["Email"];
            mobile: components["schemas"]["Mobile"];
            /** @description When the user logged in last, in epoch milliseconds. */
            lastLoginTime: components["schemas"]["EpochMs"];
            parentId: components["schemas"]["ParentId"];
            /** @description 1 when the user may use data cleaning (DE). */
            de: components["schemas"]["Flag"];
        };
    };
    responses: {
        /** @description It is done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The request cannot be meant. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The time. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Epoch milliseconds. */
                    now: number;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    getState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"][];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    addRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rule"];
            };
        };
        responses: {
            /** @description The rule as it was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    clearRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
    removeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's number. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
    applyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Link"];
            };
        };
        responses: {
            /** @description What was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResult"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    getLog: {
        parameters: {
            query?: {
                /** @description Gives the calls after the one with this number. */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    clearLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    startScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The scenario's name. */
                    name: string;
                    /** @description The account to sign in, if not the scenario's own. */
                    as?: string;
                };
            };
        };
        responses: {
            /** @description What was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResult"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["Refusal"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Milliseconds. */
                    advanceMs: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["Refusal"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    signInAs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal"];
        };
    };
    loadSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
}
