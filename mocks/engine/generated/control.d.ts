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
         * @description Every operation with its codes, every code with its meaning in both languages, faults, the accounts to sign in with, and the
         *     public key for passwords.
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
         * Get the current state
         * @description The scenario, the time and the rules. With `after` the calls since then, and all of them after a restart.
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
         * @description Newest first, which is the matching order.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Set rules
         * @description Sets rules before all others. A rule for the same operation and condition with the same answer replaces itself. An invalid rule
         *     rejects all.
         */
        post: operations["setRules"];
        /**
         * Remove all rules
         * @description Operations respond without rules.
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
         * @description An unknown id is rejected.
         */
        delete: operations["removeRule"];
        options?: never;
        head?: never;
        /**
         * Switch one rule off or on
         * @description It keeps its place and its counts.
         */
        patch: operations["switchRule"];
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
         * Apply a link
         * @description Applies the parameters of a link (`?mock=createPet:409@1&scenario=…&as=…`): starts the scenario, sets the rules
         *     and signs the account in.
         */
        post: operations["applyLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/link/problems": {
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
         * Dismiss the problems of the last link
         * @description What the link has set stays.
         */
        delete: operations["dismissLinkProblems"];
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
         * @description Removes all calls. Numbering continues.
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
         * @description The named states with description and URL.
         */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Start a scenario
         * @description Resets data and rules, and applies the scenario.
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
         * @description The time of the sandbox.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Forward or back. Tokens, codes and limits expire accordingly.
         */
        put: operations["setClock"];
        /**
         * Move the clock forward
         * @description Tokens, codes and limits expire accordingly.
         */
        post: operations["advanceClock"];
        /**
         * Return to the time of the machine
         * @description Undoes all movements of the clock.
         */
        delete: operations["resetClock"];
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
         * @description Opens a session without a password, regardless of the account's state.
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
         * Save a snapshot
         * @description Data, clock and rules as one document. It contains all input and sessions, but only the SHA-256 of passwords. Its tokens are valid in the fake backend only.
         */
        get: operations["saveSnapshot"];
        put?: never;
        /**
         * Load a snapshot
         * @description Replaces data, clock and rules. A snapshot of another version is rejected.
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
         * Restore the initial state
         * @description Restores the seeded data, and removes rules and journal.
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
            /** @description The error, with similar valid names. */
            error: string;
        };
        Bilingual: {
            zh: string;
            en: string;
        };
        /**
         * @description `network` closes the connection and `timeout` never responds. `malformed` is invalid JSON, `no-code` an envelope
         *     without a code, `unknown-code` an envelope with an unknown code and a msg.
         * @enum {string}
         */
        Fault: "network" | "timeout" | "malformed" | "no-code" | "unknown-code";
        /** @description At most one of code, fault, data and body; at least one of these or delayMs. */
        Rule: {
            /** @description The operation, or * for all (default). */
            operationId?: string;
            /**
             * @description Values of the query or of the body that a call has. Without it, every call of the operation.
             * @example {
             *       "page": "2"
             *     }
             */
            match?: {
                [key: string]: string;
            };
            /**
             * @description Calls pass it by.
             * @constant
             */
            off?: true;
            /** @description The code to answer with. */
            code?: string;
            fault?: components["schemas"]["Fault"];
            /**
             * @description A JSON merge patch (RFC 7396) of the data of a successful response. An object of indexes changes entries of a
             *     list, null is a value where the contract allows null, and "+1d" or "-2h" is a time relative to the sandbox's clock.
             *     What the contract does not allow is rejected.
             * @example {
             *       "0": {
             *         "bornAt": "+1d"
             *       }
             *     }
             */
            data?: unknown;
            /**
             * @description A whole response body. The handler does not run. What the contract does not allow is rejected.
             * @example {
             *       "id": 1,
             *       "name": "Rex"
             *     }
             */
            body?: unknown;
            /**
             * @description Sends a data or body that violates the contract, to test the client.
             * @constant
             */
            invalid?: true;
            /** @description HTTP status. Default: the catalogue's. */
            status?: number;
            /** @description Milliseconds before the response. */
            delayMs?: number;
            /** @description Number of calls to apply to. Default: all. */
            times?: number;
            /** @description Number of calls to skip first. */
            after?: number;
            /** @description Share of calls to apply to, selected by a seed. */
            chance?: number;
            /** @description Comment on the rule. */
            note?: string;
        };
        ActiveRule: {
            /** @description The rule's number. */
            id: number;
            rule: components["schemas"]["Rule"];
            /** @description Number of matched calls. */
            seen: number;
            /** @description Number of calls it was applied to. */
            applied: number;
            /** @description Whether the scenario set it. */
            ofScenario: boolean;
            /** @description The rule in the format of a link, createPet:409@1. */
            text: string;
            /** @description A sentence when the contract does not list the code for the operation. The rule applies all the same. */
            hint?: string;
        };
        Link: {
            /** @description Rules: createPet:409@1;listPets:delay=3000. */
            mock?: string;
            /** @description The scenario's name. */
            scenario?: string;
            /** @description The key or the e-mail of a seeded account. */
            as?: string;
            /** @description Removes the rules that were set before. */
            replace?: boolean;
            /** @description Applies the valid parts only and reports the others as `problems`. Default: an invalid part rejects the link. */
            skipInvalid?: boolean;
        };
        LinkResult: {
            problems: components["schemas"]["LinkProblems"];
            scenario?: components["schemas"]["Scenario"];
            rules: components["schemas"]["ActiveRule"][];
            signedIn?: components["schemas"]["SignedIn"];
        };
        /** @description A sentence about each invalid part of the last link. */
        LinkProblems: string[];
        State: {
            /** @description Its name. */
            sandbox: string;
            /** @description The name of the other one that was used last, such as by a phone. */
            otherSandbox?: string;
            /** @description The scenario that was started last. */
            scenario?: string;
            /** @description Epoch milliseconds. */
            now: number;
            rules: components["schemas"]["ActiveRule"][];
            /** @description The rules that the last link replaced, in the format of a link. */
            replacedRules: string[];
            linkProblems: components["schemas"]["LinkProblems"];
            /** @description The number of the oldest call in the journal; that of the next one when it is empty. */
            firstCallId: number;
            /** @description The number of the last call, 0 before the first. */
            lastCallId: number;
            /** @description The calls that were asked for. */
            calls: components["schemas"]["LogEntry"][];
            upstream?: components["schemas"]["Upstream"];
        };
        /** @description The backend that answers calls beside the fake one. */
        Upstream: {
            /** @enum {string} */
            source: "real" | "recorded";
            /** @description The address of the real backend. */
            address?: string;
            /** @description The recording: written with a real backend, replayed without one. */
            file?: string;
        };
        Catalogue: {
            /** @description The version of the contract that the fake backend answers for. */
            contractVersion: string;
            operations: {
                operationId: string;
                method: string;
                path: string;
                tag: string;
                summary: components["schemas"]["Bilingual"];
                codes: string[];
                /** @description Whether the answer empty is known. */
                hasList: boolean;
                /** @description The pages of the site that call it. */
                pages: components["schemas"]["Page"][];
            }[];
            codes: components["schemas"]["CatalogueCode"][];
            faults: components["schemas"]["Fault"][];
            /** @description The seeded accounts. */
            accounts: components["schemas"]["Account"][];
            /** @description The key that encrypted fields are encrypted with, as PEM; absent without such fields. */
            publicKey?: string;
            /** @description How other devices reach this server. Absent when they cannot. */
            otherDevices?: {
                /** @description Its address in the network, such as http://192.0.2.1:5173. */
                origin: string;
                /** @description The PIN that links carry as the parameter pin. */
                pin: string;
            };
        };
        Page: {
            /** @description Path and query. */
            path: string;
            /** @description Key of the account that opens it. Absent for everybody. */
            as?: string;
        };
        CatalogueCode: {
            code: string;
            /** @description Meaning in the catalogue. */
            meaning: string;
            /** @description User-visible text. */
            text: components["schemas"]["Bilingual"];
            httpStatus: number;
        };
        LogEntry: {
            id: number;
            /** @description Epoch milliseconds of the sandbox's clock. */
            time: number;
            /**
             * @description What answered, the fake backend, the real one or a recording. Rules count as the fake one.
             * @enum {string}
             */
            source: "fake" | "real" | "recorded";
            operationId?: string;
            method: string;
            /** @description With the query. */
            path: string;
            /** @description 0 when the connection was cut. */
            status: number;
            code?: string;
            durationMs: number;
            /** @description The applied rule. */
            rule?: string;
            /** @description What the rule changed in the response. */
            changes?: {
                /** @description Place in the body: data/list/0/title. */
                path: string;
                /** @description Value of the handler; missing if there was none. */
                before?: unknown;
                /** @description Value of the rule; missing if it was removed. */
                after?: unknown;
            }[];
            violations: string[];
            /** @description The request body, with passwords, verification codes and tokens masked. */
            request?: string;
            /** @description The response body, with tokens masked. */
            response?: string;
            /** @description Whether a token was sent. */
            isSignedIn: boolean;
        };
        Scenario: {
            name: string;
            title: components["schemas"]["Bilingual"];
            /** @description Description of the state. */
            description: components["schemas"]["Bilingual"];
            /** @description Path to open, in the default language. */
            path: string;
            /** @description Key of the account to sign in. */
            as?: string;
        };
        Account: {
            /** @description Key in links. */
            key: string;
            /** @description The user's id. */
            id: string;
            account: string;
            name: string;
            /** @description The name in English. */
            englishName: string;
            mobile: string;
            password: string;
            purpose: components["schemas"]["Bilingual"];
        };
        /** @description The session, as a login of the API answers it. */
        SignedIn: {
            token: string;
        } & {
            [key: string]: unknown;
        };
        Snapshot: {
            /** @description Version of the snapshot format. */
            version: string;
            scenario?: string;
            /** @description Tables, clock and counters. */
            db: {
                [key: string]: unknown;
            };
            rules: components["schemas"]["ActiveRule"][];
        };
    };
    responses: {
        /** @description The rules, newest first. */
        Rules: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActiveRule"][];
            };
        };
        /** @description What was set. */
        LinkResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkResult"];
            };
        };
        /** @description It is done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The request is invalid. */
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
    parameters: {
        /** @description The rule's number. */
        RuleId: string;
        /** @description Gives the calls after the one with this number. */
        After: number;
    };
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
            query?: {
                /** @description Gives the calls after the one with this number. */
                after?: components["parameters"]["After"];
            };
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
            200: components["responses"]["Rules"];
            400: components["responses"]["Refusal"];
        };
    };
    setRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One rule, or several separated by semicolons: createPet:409@1. */
                    rule: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Rules"];
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
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refusal"];
        };
    };
    switchRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's number. */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether calls pass it by. */
                    off: boolean;
                };
            };
        };
        responses: {
            /** @description The rule. */
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
            200: components["responses"]["LinkResult"];
            400: components["responses"]["Refusal"];
        };
    };
    dismissLinkProblems: {
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
    getLog: {
        parameters: {
            query?: {
                /** @description Gives the calls after the one with this number. */
                after?: components["parameters"]["After"];
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
            200: components["responses"]["LinkResult"];
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
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Epoch milliseconds, in the years 2000 to 2099. */
                    now: number;
                };
            };
        };
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
    resetClock: {
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
