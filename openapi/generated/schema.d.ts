// Derived from openapi/ by `npm run generate`; edit the contract instead.
export interface paths {
    "/v1/news/recruit-categorys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recruit categories
         * @description Returns all recruit categories with the number of open jobs in each, in the order they are shown. A category without jobs is listed with a count of 0.
         */
        get: operations["listRecruitCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/recruits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open jobs
         * @description Takes filters that narrow each other and returns a page of open jobs, newest first. The keyword is looked for in title, duty and requirement. An unknown category or city gives an empty page, not an error.
         */
        get: operations["listRecruits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news
         * @description Returns a page of the news items published in the language, newest first. The keyword is looked for in title and summary.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a news item
         * @description Returns a news item with its text. An id that does not exist, or not in the language asked for, is answered with B004.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/relevant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news related to a news item
         * @description Returns a few news items close in subject to the given one, which is never among them, in the same language. The list may be empty. An id that does not exist is answered with B004.
         */
        get: operations["listRelevantNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advance news
         * @description Returns a page of the advance news items published in the language, newest first.
         */
        get: operations["listAdvances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List featured advance news
         * @description Returns the advance news items chosen for the head of the overview page, in the order they are shown. The list is not paged and may be empty.
         */
        get: operations["listFeaturedAdvances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an advance news item
         * @description Returns an advance news item with its text. An id that does not exist, or not in the language asked for, is answered with B004.
         */
        get: operations["getAdvance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances/recommend-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended advance news
         * @description Returns the advance news items for the side column, without the one named as excluded. The list is not paged; an excluded id that does not exist changes nothing.
         */
        get: operations["listRecommendedAdvances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances/relevant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advance news related to an item
         * @description Returns a few advance news items that share tags with the given one, which is never among them, in the same language. The list may be empty. An id that does not exist is answered with B004.
         */
        get: operations["listRelevantAdvances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/news/advances/side/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the previous and next advance news
         * @description Returns the neighbours of an advance news item in order of publication, in the same language. Either is null at an end. An id that does not exist is answered with B004.
         */
        get: operations["getAdvanceSiblings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for use or a trial
         * @description Takes the visitor's contact details and hands them to sales. The server limits applications per IP address (A5022) and per e-mail (A5023), checks the captcha proof when a provider is configured (A2010) and refuses the same application sent twice (B003).
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the meta data of a page
         * @description Takes the path of a page and returns its title, description and keywords in the language. A path without an entry of its own is no failure: its texts are empty, and the page goes on with those it brings along.
         */
        get: operations["getSeo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a code by SMS
         * @description Takes a mobile number and the code sent to it with scene login, and returns a session. The server checks that the number belongs to an account (A2002; empty A2011), that the account is not cancelled (A3001), and that the code is right (A0106), not expired (A2005) and not tried too often (A2003). A right code is used up.
         */
        post: operations["loginBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a password
         * @description Takes an e-mail address and the encrypted password, and returns a session. A wrong address and a wrong password are not told apart (A0101, A0102); after several failures the account is locked for an hour (A0105). A password that cannot be decrypted is answered with A0202, a captcha proof that is not confirmed with A2010, a cancelled account with A3001, and an account that must first choose its own password with A0107.
         */
        post: operations["loginByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sms/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for login, registration or password reset
         * @description Takes a mobile number and what the code is for, and sends a code by SMS that is valid for five minutes. The server checks the number (empty A2011; without an account A2002, for login and reset), the captcha proof (A2010), and how often codes were asked for (A2003, A2004, A5003 to A5006).
         */
        post: operations["sendLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a main account
         * @description Takes contact details, the encrypted password and the code sent with scene register; creates a main account and returns a session for it. The server checks the code (A0106), the form of the password (A5020), and that the user (A2001), the name (A2013), the e-mail (A5014) and the phone (A5016) are not taken.
         */
        post: operations["registerBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sms/new-mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the new mobile number
         * @description Third step of a change of the mobile number: takes the new number and the ticket for the checked current one, and sends a code to the new number. The server checks that the number is given (A5015), does not exist yet (A5016), differs from the current one (A5017) and is not used (A5018), and how often codes were asked for (A5009 to A5012). A ticket that is not valid is answered with A0417.
         */
        post: operations["sendNewMobileSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sms/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the own mobile number
         * @description Takes what the code is for and sends it to the number of the logged-in user, which is returned with its middle digits hidden. The server checks how often codes were asked for (A2003, A2004, A5003 to A5006).
         */
        post: operations["sendUserSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by e-mail
         * @description Takes what the code is for and sends it to the e-mail address of the logged-in user, which is returned with most of its first part hidden. The server checks how often codes were asked for (A5003 to A5006) and, when an address is given, that it is new (A5013) and free (A5014).
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prolong a session
         * @description Takes the pair of tokens and returns a new token; sent without the Authorization header. A refresh token that is unknown (A0401), expired (A0103) or cannot be read (A0104) ends the session, and the client goes to the login page.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten password
         * @description Takes a mobile number, the code sent to it with scene reset and the new password twice, encrypted; sets the password and ends all sessions of the account. The server checks that the number belongs to an account (A2002), that the code is right (A0106) and not expired (A2005), and that the passwords are equal (A5019) and well formed (A5020).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the token; takes no body. The client clears its session whatever the answer, so a token that is no longer valid (A0401) is ignored.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/product/loginUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address that opens a product
         * @description Takes a product and the language to open it in, and returns an address at which the user is already logged in. The server checks that the product exists (A4002), that it is in use for the company (A3002) and the user (A4001), that the service it needs is available (A3005), and that the product accepts the login (A3003).
         */
        get: operations["getProductLoginUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the logged-in user
         * @description Returns the user the token belongs to. A user deleted meanwhile is answered with A2002, a cancelled one with A3001.
         */
        get: operations["getUserDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or close a sub-account
         * @description Takes a sub-account and whether it shall be closed. Closing it ends its sessions. An unknown sub-account is answered with A2002, one that is already as wanted with B003. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        post: operations["setSubUserDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/de": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give or take the data-cleaning permission
         * @description Takes a sub-account and whether it may use data cleaning (DE). An unknown sub-account is answered with A2002, one that is already as wanted with B003. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        post: operations["setSubUserDe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/modify/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own mobile number
         * @description Last step of a change of the mobile number: takes the new number and the ticket for the checked new number, and replaces the number of the logged-in user. The server checks that the ticket belongs to this number (A5007) and was not tried too often (A5008), and that the number is given (A5015), does not exist yet (A5016), differs from the current one (A5017) and is not used (A5018).
         */
        post: operations["modifyMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/user-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password of a sub-account
         * @description Takes a sub-account and its new password twice, encrypted, and ends its sessions. The server checks that the sub-account exists (A2002) and that the passwords are equal (A5019), well formed (A5020) and strong enough (A2009). Only a main account may do so, and only within its own company (otherwise A0403).
         */
        post: operations["resetSubUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Takes the old password, the new one twice, all encrypted, and a code sent with scene password by SMS or e-mail. The server checks the code (A5001; too many failures A5002), the old password (A0108, A5021), and that the new ones are equal (A5019), well formed (A5020) and differ from the old one (A2008). A right code is used up.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the company
         * @description Returns a page of the users of the company. A main account sees all of them, main account and sub-accounts alike; a sub-account sees its main account, so that it knows whom to ask. The keyword is looked for in name and e-mail.
         */
        get: operations["listCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/companyInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company information
         * @description Returns the company of the logged-in user, main account or sub-account. A company whose information was never saved is answered with B004.
         */
        get: operations["getCompanyInfo"];
        put?: never;
        /**
         * Save the company information
         * @description Takes the whole company information and replaces what was saved. The server checks that name, province, city and address are given, that the city lies in the province, and the form of postcode, telephone and website; what is wrong is answered with the common codes. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        post: operations["saveCompanyInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sms/verify/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code sent to the own number
         * @description Second step of a change of the mobile number: takes the code sent to the current number, uses it up and returns the ticket that the next steps ask for. The server checks that the code is right (A5001), not expired (A2005) and not tried too often (A5002).
         */
        post: operations["verifyCurrentMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sms/check/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a code without using it up
         * @description Takes a code and what it was sent for, and says whether it is right, so that a form can tell before it is submitted. A code sent by SMS or by e-mail is accepted. The server checks that it is right (A5001), not expired (A2005) and not tried too often (A5002); the code stays valid.
         */
        get: operations["checkCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sms/modify/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code sent to the new number
         * @description Fourth step of a change of the mobile number: takes the new number, the code sent to it and the ticket for the checked current number; returns the ticket that the change itself asks for. The server checks that the code is right (A5007) and not tried too often (A5008).
         */
        post: operations["verifyNewMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user-products/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own products
         * @description Returns the products and whether the user may open each. A main account may ask about one of its sub-accounts; anyone else who does gets A0403. A company for which no product is in use is answered with an empty list, or with A4001 when its contract ended.
         */
        get: operations["listMyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user-services/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own services
         * @description Returns the services and whether the user may use each. A main account may ask about one of its sub-accounts; anyone else who does gets A0403. A company without services is answered with an empty list, or with A3005 when they are not available at present.
         */
        get: operations["listMyServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sub-accounts
         * @description Takes filters that narrow each other and returns a page of the sub-accounts the user manages, together with how many there may be. The keyword is looked for in account, name and mobile. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        get: operations["listSubUsers"];
        /**
         * Change a sub-account
         * @description Takes the sub-account as it shall be and replaces its name, mobile number and permissions, and its password when one is sent. The server checks that it exists (A2002), that the mobile number is not taken (A5018) and that a password is well formed and repeated (A5020). Only a main account may do so, and only within its own company (otherwise A0403).
         */
        put: operations["updateSubUser"];
        /**
         * Create a sub-account
         * @description Takes the details, the first password twice, encrypted, and the permissions; creates an open sub-account and returns its id. The server checks the limit (A2012), that the user (A2001), the name (A2013), the e-mail (A5014) and the mobile number (A5018) are not taken, and that the passwords are equal (A5019) and well formed (A5020). Only a main account may do so, and only within its own company (otherwise A0403).
         */
        post: operations["createSubUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sub/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sub-account
         * @description Returns a sub-account. An id that belongs to no user is answered with A2002, one of a sub-account already deleted with B004. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        get: operations["getSubUser"];
        put?: never;
        post?: never;
        /**
         * Delete a sub-account with its projects and data
         * @description Deletes the sub-account, all its projects and all its data, and ends its sessions. This cannot be undone. An id that belongs to no user is answered with A2002, one of a sub-account already deleted with B004. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        delete: operations["deleteSubUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/state/{id}": {
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
         * Cancel or restore a sub-account
         * @description Takes a sub-account and the state it shall have: 2 cancels it, which keeps its data but blocks its login (A3001), 1 restores it, 0 closes it. Every state but 1 ends its sessions. An unknown sub-account is answered with A2002, a state that does not exist with A0417, one it already has with B003. Only a main account may do so, and only within its own company (otherwise A0403).
         */
        delete: operations["changeUserState"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/population": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List demographic attributes
         * @description Takes the attributes wanted and returns each with its options, in the order they are shown. Used by the quote form, with and without a login.
         */
        get: operations["listPopulationAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Returns the tags as a tree. With a keyword the tree is cut down to the branches that hold a match, with a parent to what lies below it; an unknown parent gives an empty list. Used by the quote form, with and without a login.
         */
        get: operations["listMatchTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/apply/ask-sample-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sample price quote
         * @description Takes the number of samples, the people wanted and a description in free text, and returns the id of the request; sales answers it. A visitor without a login must give a contact (A0407). The server limits requests per IP address (A5022) and per e-mail (A5023) and refuses the same request sent twice (B003).
         */
        post: operations["askSamplePrices"];
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
        /**
         * @description The envelope of every answer that failed. It arrives with an HTTP error status or with HTTP 200, depending on the code; a client must look at `code`, never at the status alone.
         * @example {
         *       "code": "A0400",
         *       "msg": "Bad request",
         *       "data": null
         *     }
         */
        Failure: {
            /**
             * @description One of the codes of the error catalogue. A code outside it is shown with its `msg`.
             * @example A0400
             */
            code: string;
            /**
             * @description A text in the server's language. It is shown when the client has no translation for the code.
             * @example Bad request
             */
            msg: string;
            /** @description Null or left out. */
            data?: null;
        };
        /** @description The envelope of every answer that succeeded. Each operation says what its `data` is. */
        Success: {
            /**
             * @description Digits only means success. The server answers `00000`; other numeric codes count as success too.
             * @example 00000
             */
            code: string;
            /**
             * @description A short text for logs; it is never shown after a success.
             * @example Ok
             */
            msg: string;
            /** @description The result. It is `null` where an operation has nothing to return. */
            data: unknown;
        };
        /**
         * @description An id. Ids are strings even where they look like numbers.
         * @example 1001
         */
        Id: string;
        /**
         * @description A field of work in which jobs are offered.
         * @example {
         *       "id": "11",
         *       "name": "Research",
         *       "count": 4
         *     }
         */
        RecruitCategory: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
            /** @description The number of open jobs in this category. */
            count: number;
        };
        /**
         * @description What every paged result says besides its `list`.
         * @example {
         *       "total": 1,
         *       "page": 1,
         *       "size": 10
         *     }
         */
        PageCounts: {
            /** @description The number of entries on all pages. */
            total: number;
            /** @description The page returned, counted from 1. */
            page: number;
            /** @description The number of entries a full page holds. */
            size: number;
        };
        /**
         * Format: int64
         * @description A time in epoch milliseconds.
         * @example 1767571200000
         */
        EpochMs: number;
        /**
         * @description An open job.
         * @example {
         *       "id": "501",
         *       "categoryId": "11",
         *       "title": "Senior research manager",
         *       "city": "Shanghai",
         *       "headcount": 2,
         *       "duty": "Lead brand tracking studies from brief to board presentation\nAdvise customers on sampling and questionnaire design",
         *       "requirement": "Five years in market research\nFluent Chinese and English",
         *       "publishTime": 1767571200000
         *     }
         */
        Recruit: {
            id: components["schemas"]["Id"];
            /** @description The id of the recruit category it belongs to. */
            categoryId: components["schemas"]["Id"];
            /** @description The job title. */
            title: string;
            /** @description The name of the city in the requested language. */
            city: string;
            /** @description The number of people wanted. */
            headcount: number;
            /** @description What the job is about, plain text with one duty per line. */
            duty: string;
            /** @description What is expected of an applicant, plain text with one requirement per line. */
            requirement: string;
            publishTime: components["schemas"]["EpochMs"];
        };
        /**
         * @description A page of open jobs, newest first.
         * @example {
         *       "list": [
         *         {
         *           "id": "501",
         *           "categoryId": "11",
         *           "title": "Senior research manager",
         *           "city": "Shanghai",
         *           "headcount": 2,
         *           "duty": "Lead brand tracking studies from brief to board presentation",
         *           "requirement": "Five years in market research",
         *           "publishTime": 1767571200000
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "size": 10
         *     }
         */
        RecruitPage: components["schemas"]["PageCounts"] & {
            /** @description The jobs on this page. */
            list: components["schemas"]["Recruit"][];
        };
        /**
         * @description A news item as a list shows it.
         * @example {
         *       "id": "1001",
         *       "title": "Employee experience survey released for retail teams",
         *       "summary": "A question set for shop staff, tested with 3,200 employees.",
         *       "cover": "/images/news/employee-survey.svg",
         *       "publishTime": 1767571200000
         *     }
         */
        News: {
            id: components["schemas"]["Id"];
            /** @description The headline. */
            title: string;
            /** @description One or two sentences of plain text. */
            summary: string;
            /** @description The address of the cover picture, absolute or relative to the site. Empty when there is none. */
            cover: string;
            publishTime: components["schemas"]["EpochMs"];
        };
        /**
         * @description A page of news items, newest first.
         * @example {
         *       "list": [
         *         {
         *           "id": "1001",
         *           "title": "Employee experience survey released for retail teams",
         *           "summary": "A question set for shop staff, tested with 3,200 employees.",
         *           "cover": "/images/news/employee-survey.svg",
         *           "publishTime": 1767571200000
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "size": 10
         *     }
         */
        NewsPage: components["schemas"]["PageCounts"] & {
            /** @description The news items on this page. */
            list: components["schemas"]["News"][];
        };
        /**
         * @description A news item with its text.
         * @example {
         *       "id": "1001",
         *       "title": "Employee experience survey released for retail teams",
         *       "summary": "A question set for shop staff, tested with 3,200 employees.",
         *       "cover": "/images/news/employee-survey.svg",
         *       "publishTime": 1767571200000,
         *       "content": "<p>Shop teams answer on their own phones, in four minutes.</p>",
         *       "author": "Research team",
         *       "source": "Demo Newsroom"
         *     }
         */
        NewsDetail: components["schemas"]["News"] & {
            /** @description The text as HTML. It is sanitised before it is shown. */
            content: string;
            /** @description Who wrote it. */
            author?: string;
            /** @description Where it was published first. */
            source?: string;
        };
        /**
         * @description An advance (early-notice) news item as a list shows it.
         * @example {
         *       "id": "3001",
         *       "title": "Smart tags learn from your own corrections",
         *       "summary": "An early look at the tagging model planned for spring.",
         *       "cover": "/images/advance/smart-tags.svg",
         *       "publishTime": 1767571200000,
         *       "tags": [
         *         "AI",
         *         "Tagging"
         *       ]
         *     }
         */
        AdvanceNews: components["schemas"]["News"] & {
            /** @description Short labels, in the order they are shown. */
            tags: string[];
        };
        /**
         * @description A page of advance news items, newest first.
         * @example {
         *       "list": [
         *         {
         *           "id": "3001",
         *           "title": "Smart tags learn from your own corrections",
         *           "summary": "An early look at the tagging model planned for spring.",
         *           "cover": "/images/advance/smart-tags.svg",
         *           "publishTime": 1767571200000,
         *           "tags": [
         *             "AI",
         *             "Tagging"
         *           ]
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "size": 10
         *     }
         */
        AdvanceNewsPage: components["schemas"]["PageCounts"] & {
            /** @description The advance news items on this page. */
            list: components["schemas"]["AdvanceNews"][];
        };
        /**
         * @description An advance news item with its text.
         * @example {
         *       "id": "3001",
         *       "title": "Smart tags learn from your own corrections",
         *       "summary": "An early look at the tagging model planned for spring.",
         *       "cover": "/images/advance/smart-tags.svg",
         *       "publishTime": 1767571200000,
         *       "tags": [
         *         "AI",
         *         "Tagging"
         *       ],
         *       "content": "<p>Correct a tag once, and the next thousand answers follow.</p>"
         *     }
         */
        AdvanceNewsDetail: components["schemas"]["AdvanceNews"] & {
            /** @description The text as HTML. It is sanitised before it is shown. */
            content: string;
        };
        /**
         * @description What is needed to link to an advance news item.
         * @example {
         *       "id": "3001",
         *       "title": "Smart tags learn from your own corrections"
         *     }
         */
        AdvanceLink: {
            id: components["schemas"]["Id"];
            /** @description The headline. */
            title: string;
        };
        /**
         * @description The neighbours of an advance news item in order of publication.
         * @example {
         *       "prev": {
         *         "id": "3001",
         *         "title": "Smart tags learn from your own corrections"
         *       },
         *       "next": null
         *     }
         */
        AdvanceSiblings: {
            /** @description The item published before it, null for the oldest. */
            prev: components["schemas"]["AdvanceLink"] | null;
            /** @description The item published after it, null for the newest. */
            next: components["schemas"]["AdvanceLink"] | null;
        };
        /**
         * @description What the captcha provider returned after the user passed its check. Both fields are left out when no provider is configured; a proof that the provider does not confirm is answered with A2010 where the operation lists that code.
         * @example {
         *       "captchaTicket": "demo-captcha-ticket",
         *       "captchaRandstr": "@demo"
         *     }
         */
        CaptchaProof: {
            /** @description The provider's ticket. */
            captchaTicket?: string;
            /** @description The provider's random string that goes with the ticket. */
            captchaRandstr?: string;
        };
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
         * @description The name of a company.
         * @example Northwind Demo Trading Co., Ltd.
         */
        CompanyName: string;
        /**
         * @description A language of the site.
         * @example zh
         * @enum {string}
         */
        LanguageCode: "zh" | "en";
        /**
         * @description An application for use or a trial, and what the contact cards of the product pages send.
         * @example {
         *       "name": "Lin Yue",
         *       "email": "lin.yue@example.com",
         *       "mobile": "13800000001",
         *       "company": "Northwind Demo Trading Co., Ltd.",
         *       "product": "brand",
         *       "source": "register-card",
         *       "lang": "zh"
         *     }
         */
        Application: components["schemas"]["CaptchaProof"] & {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobile: components["schemas"]["Mobile"];
            company: components["schemas"]["CompanyName"];
            /** @description The product the visitor is interested in. */
            product?: string;
            /** @description The form or page the application came from, such as `apply` or `register-card`. */
            source?: string;
            /** @description The language the visitor reads, and so the one to answer in. */
            lang: components["schemas"]["LanguageCode"];
        };
        /**
         * @description What a page says about itself to search engines and in link previews; an empty text says nothing.
         * @example {
         *       "title": "Brand experience",
         *       "description": "Follow how your brand is seen, week by week, from a panel of four million.",
         *       "keywords": "brand tracking,brand experience,market research",
         *       "ogImage": "/images/og/brand.png"
         *     }
         */
        SeoMeta: {
            /** @description The title of the page. */
            title: string;
            /** @description One or two sentences about the page. */
            description: string;
            /** @description Keywords, separated by commas. */
            keywords: string;
            /** @description The address of the picture for link previews, absolute or relative to the site. */
            ogImage?: string;
        };
        /**
         * @description A mobile number of 11 digits. An empty one passes the schema, as the server answers it with its own code.
         * @example 13800000001
         */
        MobileOrEmpty: string;
        /**
         * @description A verification code of six digits, received by SMS or e-mail.
         * @example 123456
         */
        VerificationCode: string;
        /**
         * @description A login with a mobile number and the code sent to it.
         * @example {
         *       "mobile": "13800000001",
         *       "code": "123456"
         *     }
         */
        SmsLoginRequest: {
            /** @description The mobile number of the account; empty is answered with A2011. */
            mobile: components["schemas"]["MobileOrEmpty"];
            code: components["schemas"]["VerificationCode"];
        };
        /**
         * @description A login. The token goes into the Authorization header of the calls that follow.
         * @example {
         *       "token": "demo-token-7f3a",
         *       "refreshToken": "demo-refresh-91bc",
         *       "expired": 1767578400000
         *     }
         */
        Session: {
            /** @description The bearer token. */
            token: string;
            /** @description Exchanged for a new token shortly before `expired`. */
            refreshToken: string;
            /**
             * Format: int64
             * @description When the token ends, in epoch milliseconds.
             */
            expired: number;
        };
        /**
         * @description A password, encrypted with the server's public key (RSA, PKCS#1 v1.5) and written as base64. What the server cannot decrypt is answered with A0202. The rule that the plain text of a new password must meet is `x-plain-text` of its field: lengths in characters, a pattern, and how many of the classes letters, digits and others it has at least.
         * @example ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ==
         */
        EncryptedPassword: string;
        /**
         * @description A login with an e-mail address and a password.
         * @example {
         *       "account": "lin.yue@example.com",
         *       "password": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ=="
         *     }
         */
        PasswordLoginRequest: components["schemas"]["CaptchaProof"] & {
            /** @description The e-mail address of the account. */
            account: components["schemas"]["Email"];
            /** @description The password, 6 to 20 characters of plain text. */
            password: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description What a code sent without a login is for.
         * @example login
         * @enum {string}
         */
        LoginSmsScene: "login" | "register" | "reset";
        /**
         * @description A request for a code by SMS, made without a login.
         * @example {
         *       "mobile": "13800000001",
         *       "scene": "login"
         *     }
         */
        LoginSmsRequest: components["schemas"]["CaptchaProof"] & {
            /** @description Where the code shall go; empty is answered with A2011. */
            mobile: components["schemas"]["MobileOrEmpty"];
            scene: components["schemas"]["LoginSmsScene"];
        };
        /**
         * @description A new main account.
         * @example {
         *       "mobile": "13800000009",
         *       "code": "123456",
         *       "name": "Chen Mo",
         *       "email": "chen.mo@example.com",
         *       "company": "Bluebird Demo Foods Co., Ltd.",
         *       "password": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ=="
         *     }
         */
        SmsRegisterRequest: {
            /** @description The mobile number the code was sent to. */
            mobile: components["schemas"]["Mobile"];
            code: components["schemas"]["VerificationCode"];
            name: components["schemas"]["PersonName"];
            /** @description The e-mail address, which becomes the account's login name. */
            email: components["schemas"]["Email"];
            company: components["schemas"]["CompanyName"];
            /** @description The password, 8 to 20 characters of plain text with at least two of the classes letters, digits and others. */
            password: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description Proof that an earlier step succeeded. It is valid once, for a short time and for its own purpose only.
         * @example demo-ticket-5d0c
         */
        Ticket: string;
        /**
         * @description A request for a code to the number that shall replace the current one.
         * @example {
         *       "mobile": "13800000002",
         *       "ticket": "demo-ticket-5d0c"
         *     }
         */
        NewMobileSmsRequest: components["schemas"]["CaptchaProof"] & {
            /** @description The new number; empty is answered with A5015. */
            mobile: components["schemas"]["MobileOrEmpty"];
            /** @description The ticket for the checked current number. */
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description What a code sent to a logged-in user is for, a change of the mobile number or of the password.
         * @example password
         * @enum {string}
         */
        UserSmsScene: "mobile" | "password";
        /**
         * @description A request for a code to the user's own number.
         * @example {
         *       "scene": "password"
         *     }
         */
        UserSmsRequest: {
            scene: components["schemas"]["UserSmsScene"];
        };
        /**
         * @description Where the code went.
         * @example {
         *       "maskedMobile": "138****0001"
         *     }
         */
        MaskedMobile: {
            /** @description The number with its middle digits hidden. */
            maskedMobile: string;
        };
        /**
         * @description What a code sent by e-mail is for, so far only a change of the password.
         * @example password
         * @enum {string}
         */
        EmailScene: "password";
        /**
         * @description A request for a code by e-mail.
         * @example {
         *       "scene": "password"
         *     }
         */
        EmailCodeRequest: {
            scene: components["schemas"]["EmailScene"];
            /** @description A new address to check, reserved for a change of address, which no screen offers yet. It must differ from the current one (A5013) and be free (A5014). Left out, the code goes to the account's own address. */
            email?: components["schemas"]["Email"];
        };
        /**
         * @description Where the code went.
         * @example {
         *       "maskedEmail": "l***@example.com"
         *     }
         */
        MaskedEmail: {
            /** @description The address with most of its first part hidden. */
            maskedEmail: string;
        };
        /**
         * @description The pair of tokens of the login to prolong.
         * @example {
         *       "refreshToken": "demo-refresh-91bc",
         *       "token": "demo-token-7f3a"
         *     }
         */
        TokenRefreshRequest: {
            /** @description The refresh token of the login. */
            refreshToken: string;
            /** @description The token about to end, or ended. */
            token: string;
        };
        /**
         * @description A new token. What is left out stays as it was.
         * @example {
         *       "token": "demo-token-8e4b",
         *       "refreshToken": "demo-refresh-a2cd",
         *       "expired": 1767585600000
         *     }
         */
        RefreshedSession: {
            /** @description The new bearer token. */
            token: string;
            /** @description A new refresh token. Left out, the old one stays valid. */
            refreshToken?: string;
            /**
             * Format: int64
             * @description When the new token ends, in epoch milliseconds. Left out, it lives as long as the old one did.
             */
            expired?: number;
        };
        /**
         * @description A new password for an account whose mobile number is at hand.
         * @example {
         *       "mobile": "13800000001",
         *       "code": "123456",
         *       "password": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ==",
         *       "confirmPassword": "ZGVtby1jb25maXJtLWVuY3J5cHRlZC13aXRoLXRoZS1wdWJsaWMta2V5"
         *     }
         */
        PasswordResetRequest: {
            /** @description The mobile number of the account. */
            mobile: components["schemas"]["Mobile"];
            code: components["schemas"]["VerificationCode"];
            /** @description The new password, 8 to 20 characters of plain text with at least two of the classes letters, digits and others. */
            password: components["schemas"]["EncryptedPassword"];
            /** @description The new password again. Its plain text must equal that of `password`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description Where a product opens with the user already logged in.
         * @example {
         *       "url": "https://brand.example.com/sso?token=demo-product-token&lang=zh"
         *     }
         */
        ProductLoginUrl: {
            /**
             * Format: uri
             * @description An absolute address that holds a login token for the product. It is valid once and for a short time.
             */
            url: string;
        };
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
        /**
         * @description Opens or closes a sub-account.
         * @example {
         *       "id": "2002",
         *       "disabled": 1
         *     }
         */
        SubUserDisabledRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description 1 closes it, 0 opens it. */
            disabled: components["schemas"]["Flag"];
        };
        /**
         * @description Gives or takes the right to use data cleaning (DE).
         * @example {
         *       "id": "2002",
         *       "de": 1
         *     }
         */
        SubUserDeRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description 1 gives the right, 0 takes it. */
            de: components["schemas"]["Flag"];
        };
        /**
         * @description The last step of a change of the mobile number.
         * @example {
         *       "mobile": "13800000002",
         *       "ticket": "demo-ticket-8a17"
         *     }
         */
        MobileChangeRequest: {
            /** @description The new number; empty is answered with A5015. */
            mobile: components["schemas"]["MobileOrEmpty"];
            /** @description The ticket for the checked new number. */
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description A new password for a sub-account.
         * @example {
         *       "id": "2002",
         *       "password": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ==",
         *       "confirmPassword": "ZGVtby1jb25maXJtLWVuY3J5cHRlZC13aXRoLXRoZS1wdWJsaWMta2V5"
         *     }
         */
        SubUserPasswordRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description The new password, 6 to 20 characters of plain text with at least two of the classes letters, digits and others. The Chinese site asks for at least 8; the server accepts 6. */
            password: components["schemas"]["EncryptedPassword"];
            /** @description The new password again. Its plain text must equal that of `password`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description How the verification code reached the user.
         * @example sms
         * @enum {string}
         */
        PasswordCodeChannel: "sms" | "email";
        /**
         * @description A change of the user's own password.
         * @example {
         *       "oldPassword": "ZGVtby1vbGQtcGFzc3dvcmQtZW5jcnlwdGVkLXdpdGgtdGhlLWtleQ==",
         *       "newPassword": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ==",
         *       "confirmPassword": "ZGVtby1jb25maXJtLWVuY3J5cHRlZC13aXRoLXRoZS1wdWJsaWMta2V5",
         *       "code": "123456",
         *       "channel": "sms"
         *     }
         */
        PasswordChangeRequest: {
            /** @description The password now in use. Nothing is asked of its plain text but that it is right. */
            oldPassword: components["schemas"]["EncryptedPassword"];
            /** @description The new password, 8 to 20 characters of plain text with at least two of the classes letters, digits and others, and different from the old one. */
            newPassword: components["schemas"]["EncryptedPassword"];
            /** @description The new password again. Its plain text must equal that of `newPassword`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
            code: components["schemas"]["VerificationCode"];
            channel: components["schemas"]["PasswordCodeChannel"];
        };
        /**
         * @description A user of the company, main account or sub-account.
         * @example {
         *       "id": "2002",
         *       "name": "Zhao Ning",
         *       "email": "zhao.ning@example.com",
         *       "parentId": "2001"
         *     }
         */
        CompanyUser: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            parentId: components["schemas"]["ParentId"];
        };
        /**
         * @description A page of the users of the company, the main account first.
         * @example {
         *       "list": [
         *         {
         *           "id": "2001",
         *           "name": "Lin Yue",
         *           "email": "lin.yue@example.com",
         *           "parentId": "0"
         *         },
         *         {
         *           "id": "2002",
         *           "name": "Zhao Ning",
         *           "email": "zhao.ning@example.com",
         *           "parentId": "2001"
         *         }
         *       ],
         *       "total": 2,
         *       "page": 1,
         *       "size": 10
         *     }
         */
        CompanyUserPage: components["schemas"]["PageCounts"] & {
            /** @description The users on this page. */
            list: components["schemas"]["CompanyUser"][];
        };
        /**
         * @description The code of a province, the first two digits of its administrative division code.
         * @example 44
         */
        ProvinceCode: string;
        /**
         * @description The code of a city, four digits of which the first two are its province's.
         * @example 4403
         */
        CityCode: string;
        /**
         * @description The company of the logged-in user. Postcode, telephone and website may be empty or left out.
         * @example {
         *       "name": "Northwind Demo Trading Co., Ltd.",
         *       "province": "44",
         *       "city": "4403",
         *       "address": "Room 1201, 8 Demo Road, Nanshan District",
         *       "postcode": "518000",
         *       "telephone": "0755-12345678",
         *       "website": "https://www.example.com"
         *     }
         */
        CompanyInfo: {
            name: components["schemas"]["CompanyName"];
            province: components["schemas"]["ProvinceCode"];
            /** @description The code of the city. It must lie in the province. */
            city: components["schemas"]["CityCode"];
            /** @description The detailed address, from the district down. */
            address: string;
            /** @description The postal code, six digits. */
            postcode?: string;
            /** @description The landline, an optional area code, 7 or 8 digits and an optional extension after a hyphen; or a 0 and 10 digits. */
            telephone?: string;
            /** @description The address of the website with its scheme, http, https or ftp. */
            website?: string;
        };
        /**
         * @description The code that was sent to the user's own number.
         * @example {
         *       "code": "123456",
         *       "scene": "mobile"
         *     }
         */
        CurrentMobileCodeRequest: {
            code: components["schemas"]["VerificationCode"];
            /** @description The purpose the code was sent for. */
            scene: components["schemas"]["UserSmsScene"];
        };
        /**
         * @description The ticket that opens the next step.
         * @example {
         *       "ticket": "demo-ticket-5d0c"
         *     }
         */
        CodeTicket: {
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description Whether a code is right.
         * @example {
         *       "valid": 1
         *     }
         */
        CodeCheck: {
            /** @description 1 when the code is right. A wrong one is answered with an error code, so 0 is not expected. */
            valid: components["schemas"]["Flag"];
        };
        /**
         * @description The code that was sent to the new number.
         * @example {
         *       "mobile": "13800000002",
         *       "code": "123456",
         *       "ticket": "demo-ticket-5d0c"
         *     }
         */
        NewMobileCodeRequest: {
            /** @description The new number, the same as the code was sent to. */
            mobile: components["schemas"]["Mobile"];
            code: components["schemas"]["VerificationCode"];
            /** @description The ticket for the checked current number. */
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description A product and whether the user may open it.
         * @example {
         *       "id": "p-brand",
         *       "productName": "Brand experience",
         *       "icon": "brand",
         *       "opened": 1,
         *       "expireTime": 1798675200000
         *     }
         */
        MyProduct: {
            id: components["schemas"]["Id"];
            /** @description The name of the product. */
            productName: string;
            /** @description The key of the product's icon. A key the site does not know, or none, shows the general icon. */
            icon: string;
            /** @description 1 when the user may open the product. */
            opened: components["schemas"]["Flag"];
            /** @description When the right to use it ends, in epoch milliseconds. Left out when it does not end. */
            expireTime?: components["schemas"]["EpochMs"];
        };
        /**
         * @description A service and whether the user may use it.
         * @example {
         *       "id": "s-sample",
         *       "serviceName": "Sample service",
         *       "opened": 1,
         *       "expireTime": 1798675200000
         *     }
         */
        MyService: {
            id: components["schemas"]["Id"];
            /** @description The name of the service. */
            serviceName: string;
            /** @description 1 when the user may use the service. */
            opened: components["schemas"]["Flag"];
            /** @description When the right to use it ends, in epoch milliseconds. Left out when it does not end. */
            expireTime?: components["schemas"]["EpochMs"];
        };
        /**
         * @description 0 closed, 1 open, 2 cancelled. A closed account cannot log in and can be opened again; a cancelled one is answered with A3001 at login and keeps its data until it is restored or deleted.
         * @example 1
         * @enum {integer}
         */
        SubUserStatus: 0 | 1 | 2;
        /**
         * @description The name of a sub-account.
         * @example Zhao Ning
         */
        SubUserName: string;
        /**
         * @description A sub-account as its main account sees it.
         * @example {
         *       "id": "2002",
         *       "account": "zhao.ning@example.com",
         *       "name": "Zhao Ning",
         *       "mobile": "13800000003",
         *       "createTime": 1764547200000,
         *       "status": 1,
         *       "productIds": [
         *         "p-brand"
         *       ],
         *       "serviceIds": [
         *         "s-sample"
         *       ],
         *       "de": 0,
         *       "lastLoginTime": null
         *     }
         */
        SubUser: {
            id: components["schemas"]["Id"];
            /** @description The e-mail address the sub-account logs in with. */
            account: components["schemas"]["Email"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description When the sub-account was created, in epoch milliseconds. */
            createTime: components["schemas"]["EpochMs"];
            status: components["schemas"]["SubUserStatus"];
            /** @description The products it may use. */
            productIds: components["schemas"]["Id"][];
            /** @description The services it may use. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 when it may use data cleaning (DE). */
            de: components["schemas"]["Flag"];
            /**
             * Format: int64
             * @description When it logged in last, in epoch milliseconds. Null when it never did.
             */
            lastLoginTime: number | null;
        };
        /**
         * @description A page of the sub-accounts the user manages, and how many there may be.
         * @example {
         *       "list": [
         *         {
         *           "id": "2002",
         *           "account": "zhao.ning@example.com",
         *           "name": "Zhao Ning",
         *           "mobile": "13800000003",
         *           "createTime": 1764547200000,
         *           "status": 1,
         *           "productIds": [
         *             "p-brand"
         *           ],
         *           "serviceIds": [
         *             "s-sample"
         *           ],
         *           "de": 0,
         *           "lastLoginTime": null
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "size": 10,
         *       "limit": 10
         *     }
         */
        SubUserPage: components["schemas"]["PageCounts"] & {
            /** @description The sub-accounts on this page. */
            list: components["schemas"]["SubUser"][];
            /** @description The most sub-accounts this main account may have, whatever the filters of the list. */
            limit: number;
        };
        /**
         * @description A sub-account as it shall be. The account (e-mail) stays; without a password the old one stays.
         * @example {
         *       "id": "2002",
         *       "name": "Zhao Ning",
         *       "mobile": "13800000004",
         *       "productIds": [
         *         "p-brand",
         *         "p-service"
         *       ],
         *       "serviceIds": [],
         *       "de": 1
         *     }
         */
        SubUserUpdateRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description A new password, 8 to 20 printable ASCII characters of plain text with at least two of the classes letters, digits and others. Left out, the password stays as it is. */
            password?: components["schemas"]["EncryptedPassword"];
            /** @description The new password again, sent whenever `password` is. Its plain text must equal that of `password`. */
            confirmPassword?: components["schemas"]["EncryptedPassword"];
            /** @description The products it shall be allowed to use, of those its main account has. */
            productIds: components["schemas"]["Id"][];
            /** @description The services it shall be allowed to use, of those its main account has. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 when it shall be allowed to use data cleaning (DE). */
            de: components["schemas"]["Flag"];
        };
        /**
         * @description A new sub-account.
         * @example {
         *       "account": "zhao.ning@example.com",
         *       "name": "Zhao Ning",
         *       "mobile": "13800000003",
         *       "password": "ZGVtby1wYXNzd29yZC1lbmNyeXB0ZWQtd2l0aC10aGUtcHVibGljLWtleQ==",
         *       "confirmPassword": "ZGVtby1jb25maXJtLWVuY3J5cHRlZC13aXRoLXRoZS1wdWJsaWMta2V5",
         *       "productIds": [
         *         "p-brand"
         *       ],
         *       "serviceIds": [
         *         "s-sample"
         *       ],
         *       "de": 0
         *     }
         */
        SubUserCreateRequest: {
            /** @description The e-mail address it shall log in with. It cannot be changed later. */
            account: components["schemas"]["Email"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description The first password, 8 to 20 printable ASCII characters of plain text with at least two of the classes letters, digits and others. */
            password: components["schemas"]["EncryptedPassword"];
            /** @description The first password again. Its plain text must equal that of `password`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
            /** @description The products it shall be allowed to use, of those its main account has. */
            productIds: components["schemas"]["Id"][];
            /** @description The services it shall be allowed to use, of those its main account has. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 when it shall be allowed to use data cleaning (DE). */
            de: components["schemas"]["Flag"];
        };
        /**
         * @description The id of what was created.
         * @example {
         *       "id": "2003"
         *     }
         */
        CreatedId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description A demographic attribute. Province and city are not among them: the site brings its own list of regions.
         * @example gender
         * @enum {string}
         */
        PopulationAttributeType: "gender" | "age" | "education" | "marital" | "income";
        /**
         * @description A value of a demographic attribute.
         * @example {
         *       "id": "female",
         *       "name": "Female"
         *     }
         */
        PopulationOption: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
        };
        /**
         * @description A demographic attribute with its options.
         * @example {
         *       "type": "gender",
         *       "name": "Gender",
         *       "multiple": 1,
         *       "options": [
         *         {
         *           "id": "male",
         *           "name": "Male"
         *         },
         *         {
         *           "id": "female",
         *           "name": "Female"
         *         }
         *       ]
         *     }
         */
        PopulationAttribute: {
            type: components["schemas"]["PopulationAttributeType"];
            /** @description The name in the requested language. */
            name: string;
            /** @description 1 when several options may be chosen, 0 when only one. */
            multiple: components["schemas"]["Flag"];
            /** @description The options in the order they are shown. */
            options: components["schemas"]["PopulationOption"][];
        };
        /**
         * @description A tag that describes a group of people, with the tags below it.
         * @example {
         *       "id": "t-1",
         *       "name": "Shopping",
         *       "children": [
         *         {
         *           "id": "t-11",
         *           "name": "Skin care buyers"
         *         }
         *       ]
         *     }
         */
        MatchTag: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
            /** @description The tags below it, left out when there are none. */
            children?: components["schemas"]["MatchTag"][];
        };
        /**
         * @description The options chosen of one demographic attribute. A person must match one of them.
         * @example {
         *       "type": "age",
         *       "optionIds": [
         *         "18-24",
         *         "25-34"
         *       ]
         *     }
         */
        SampleAttribute: {
            type: components["schemas"]["PopulationAttributeType"];
            /** @description The ids of the options chosen. */
            optionIds: components["schemas"]["Id"][];
        };
        /**
         * @description A city the sample shall come from.
         * @example {
         *       "provinceCode": "44",
         *       "cityCode": "4403"
         *     }
         */
        SampleRegion: {
            provinceCode: components["schemas"]["ProvinceCode"];
            cityCode: components["schemas"]["CityCode"];
        };
        /**
         * @description The person who asks for the quote.
         * @example {
         *       "name": "Lin Yue",
         *       "email": "lin.yue@example.com",
         *       "mobile": "13800000001",
         *       "company": "Northwind Demo Trading Co., Ltd."
         *     }
         */
        SampleContact: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobile: components["schemas"]["Mobile"];
            company: components["schemas"]["CompanyName"];
        };
        /**
         * @description A request for a sample price quote.
         * @example {
         *       "quantity": 1200,
         *       "coverage": 300000,
         *       "attributes": [
         *         {
         *           "type": "gender",
         *           "optionIds": [
         *             "female"
         *           ]
         *         },
         *         {
         *           "type": "age",
         *           "optionIds": [
         *             "18-24",
         *             "25-34"
         *           ]
         *         }
         *       ],
         *       "regions": [
         *         {
         *           "provinceCode": "44",
         *           "cityCode": "4403"
         *         }
         *       ],
         *       "tagId": "t-11",
         *       "description": "Women under 35 in Shenzhen who bought skin care online in the last three months.",
         *       "contact": {
         *         "name": "Lin Yue",
         *         "email": "lin.yue@example.com",
         *         "mobile": "13800000001",
         *         "company": "Northwind Demo Trading Co., Ltd."
         *       }
         *     }
         */
        SamplePriceRequest: {
            /** @description The number of samples required. */
            quantity: number;
            /** @description The number of people the sample is expected to cover. */
            coverage: number;
            /** @description The demographic attributes chosen, each type at most once. A person must match all of them. */
            attributes: components["schemas"]["SampleAttribute"][];
            /** @description The cities chosen. Empty means the whole country. */
            regions: components["schemas"]["SampleRegion"][];
            /** @description The one tag chosen, left out when none is. */
            tagId?: components["schemas"]["Id"];
            /** @description The sample need in the visitor's own words. */
            description: string;
            /** @description Whom to answer. Required of a visitor without a login; otherwise the user's own details are used. */
            contact?: components["schemas"]["SampleContact"];
        };
    };
    responses: {
        /** @description The request failed with A0400, A0406, A0407, A0417, A0460. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0400" | "A0406" | "A0407" | "A0417" | "A0460";
                };
            };
        };
        /** @description The request failed with A0404. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0404";
                };
            };
        };
        /** @description The request failed with A0405. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0405";
                };
            };
        };
        /** @description The request failed with A0415. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0415";
                };
            };
        };
        /** @description The request failed with B0001, B002. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "B0001" | "B002";
                };
            };
        };
        /** @description The request failed with A0103, A0104, A0401. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0103" | "A0104" | "A0401";
                };
            };
        };
        /** @description The request failed with A0403. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {string} */
                    code?: "A0403";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
         * @example 1767571200000
         */
        Timestamp: number;
        /**
         * @description The language of the content. Content that does not exist in this language is left out or not found.
         * @example en
         */
        Language: "zh" | "en";
        /**
         * @description Keeps the jobs of this recruit category only.
         * @example 11
         */
        CategoryId: string;
        /**
         * @description Keeps the jobs in this city only, named as in the job's own `city`.
         * @example Shanghai
         */
        City: string;
        /**
         * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
         * @example research
         */
        Keyword: string;
        /**
         * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
         * @example 1
         */
        Page: number;
        /**
         * @description The number of entries on a page.
         * @example 10
         */
        Size: number;
        /**
         * @description The id of the entry.
         * @example 1001
         */
        IdInPath: string;
        /**
         * @description The most entries to return. The list is not paged.
         * @example 5
         */
        ListSize: number;
        /**
         * @description The advance news item not to recommend, usually the one being read.
         * @example 3001
         */
        ExcludeId: string;
        /**
         * @description The path of the page, without the language prefix and without a query.
         * @example /product/brand
         */
        PagePath: string;
        /**
         * @description The id of the product to open.
         * @example p-brand
         */
        ProductId: string;
        /**
         * @description The verification code as typed by the user.
         * @example 123456
         */
        Code: string;
        /**
         * @description The purpose the code was sent for.
         * @example password
         */
        UserSmsScene: components["schemas"]["UserSmsScene"];
        /**
         * @description The sub-account to ask about. Only its main account may ask; left out, the answer is about the logged-in user.
         * @example 2002
         */
        UserId: string;
        /**
         * @description Keeps the sub-accounts with this status only.
         * @example 1
         */
        StatusFilter: components["schemas"]["SubUserStatus"];
        /**
         * @description Keeps the sub-accounts that may use this product only.
         * @example p-brand
         */
        ProductIdFilter: string;
        /** @description Keeps those with (1) or without (0) the data-cleaning permission. */
        DeFilter: components["schemas"]["Flag"];
        /**
         * @description The field to sort by, with a leading hyphen for descending order. Left out, the newest sub-account comes first.
         * @example -createTime
         */
        SubUserSort: "createTime" | "-createTime" | "account" | "-account" | "name" | "-name" | "lastLoginTime" | "-lastLoginTime";
        /**
         * @description The id of the sub-account.
         * @example 2002
         */
        SubUserIdInPath: string;
        /**
         * @description The state the account shall have; 0 closed, 1 open, 2 cancelled.
         * @example 2
         */
        State: components["schemas"]["SubUserStatus"];
        /**
         * @description The attributes wanted, the key repeated for each (`types=gender&types=age`). Left out, all attributes are returned.
         * @example [
         *       "gender",
         *       "age"
         *     ]
         */
        AttributeTypes: components["schemas"]["PopulationAttributeType"][];
        /**
         * @description Returns the tags below this tag. Left out, the whole tree is returned.
         * @example t-1
         */
        ParentTagId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRecruitCategories: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recruit categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecruitCategory"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecruits: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description Keeps the jobs of this recruit category only.
                 * @example 11
                 */
                categoryId?: components["parameters"]["CategoryId"];
                /**
                 * @description Keeps the jobs in this city only, named as in the job's own `city`.
                 * @example Shanghai
                 */
                city?: components["parameters"]["City"];
                /**
                 * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of open jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecruitPage"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of news items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewsPage"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1001
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news item with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewsDetail"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listRelevantNews: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1001
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related news items, closest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["News"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdvances: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of advance news items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceNewsPage"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeaturedAdvances: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The most entries to return. The list is not paged.
                 * @example 5
                 */
                size?: components["parameters"]["ListSize"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The featured advance news items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceNews"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getAdvance: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1001
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advance news item with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceNewsDetail"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecommendedAdvances: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The most entries to return. The list is not paged.
                 * @example 5
                 */
                size?: components["parameters"]["ListSize"];
                /**
                 * @description The advance news item not to recommend, usually the one being read.
                 * @example 3001
                 */
                excludeId?: components["parameters"]["ExcludeId"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended advance news items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceNews"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listRelevantAdvances: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1001
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related advance news items, closest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceNews"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getAdvanceSiblings: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1001
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous and the next item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvanceSiblings"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    submitApplication: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        responses: {
            /** @description The application was taken; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2010" | "A5022" | "A5023" | "B003" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSeo: {
        parameters: {
            query: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The path of the page, without the language prefix and without a query.
                 * @example /product/brand
                 */
                path: components["parameters"]["PagePath"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meta data of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SeoMeta"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    loginBySms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsLoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0106" | "A2002" | "A2003" | "A2005" | "A2011" | "A3001" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    loginByPassword: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0101" | "A0102" | "A0105" | "A0107" | "A0202" | "A2010" | "A3001" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sendLoginSms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSmsRequest"];
            };
        };
        responses: {
            /** @description The code was sent; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "A2003" | "A2004" | "A2010" | "A2011" | "A5003" | "A5004" | "A5005" | "A5006" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    registerBySms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRegisterRequest"];
            };
        };
        responses: {
            /** @description The session of the new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0106" | "A0202" | "A2001" | "A2013" | "A5014" | "A5016" | "A5020" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sendNewMobileSms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMobileSmsRequest"];
            };
        };
        responses: {
            /** @description The code was sent; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A5009" | "A5010" | "A5011" | "A5012" | "A5015" | "A5016" | "A5017" | "A5018" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sendUserSms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSmsRequest"];
            };
        };
        responses: {
            /** @description Where the code went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MaskedMobile"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2003" | "A2004" | "A5003" | "A5004" | "A5005" | "A5006" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            /** @description Where the code went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MaskedEmail"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A5003" | "A5004" | "A5005" | "A5006" | "A5013" | "A5014" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshToken: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRefreshRequest"];
            };
        };
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RefreshedSession"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password was set; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0106" | "A0202" | "A2002" | "A2005" | "A5019" | "A5020" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was ended; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductLoginUrl: {
        parameters: {
            query: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The id of the product to open.
                 * @example p-brand
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductLoginUrl"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A3002" | "A3003" | "A3005" | "A4001" | "A4002" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserDetail: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logged-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserDetail"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "A3001" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    setSubUserDisabled: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserDisabledRequest"];
            };
        };
        responses: {
            /** @description The sub-account was opened or closed; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "B003" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    setSubUserDe: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserDeRequest"];
            };
        };
        responses: {
            /** @description The permission was set; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "B003" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    modifyMobile: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileChangeRequest"];
            };
        };
        responses: {
            /** @description The number was changed; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A5007" | "A5008" | "A5015" | "A5016" | "A5017" | "A5018" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    resetSubUserPassword: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserPasswordRequest"];
            };
        };
        responses: {
            /** @description The password was set; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0202" | "A2002" | "A2009" | "A5019" | "A5020" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description The password was changed; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0108" | "A0202" | "A2008" | "A5001" | "A5002" | "A5019" | "A5020" | "A5021" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CompanyUserPage"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCompanyInfo: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CompanyInfo"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCompanyInfo: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInfo"];
            };
        };
        responses: {
            /** @description The information was saved; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyCurrentMobileCode: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentMobileCodeRequest"];
            };
        };
        responses: {
            /** @description The ticket for the checked current number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeTicket"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2005" | "A5001" | "A5002" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    checkCode: {
        parameters: {
            query: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The verification code as typed by the user.
                 * @example 123456
                 */
                code: components["parameters"]["Code"];
                /**
                 * @description The purpose the code was sent for.
                 * @example password
                 */
                scene: components["parameters"]["UserSmsScene"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeCheck"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2005" | "A5001" | "A5002" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyNewMobileCode: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMobileCodeRequest"];
            };
        };
        responses: {
            /** @description The ticket for the checked new number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeTicket"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A5007" | "A5008" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyProducts: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The sub-account to ask about. Only its main account may ask; left out, the answer is about the logged-in user.
                 * @example 2002
                 */
                userId?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MyProduct"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A4001" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyServices: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The sub-account to ask about. Only its main account may ask; left out, the answer is about the logged-in user.
                 * @example 2002
                 */
                userId?: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MyService"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A3005" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubUsers: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The page wanted, counted from 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Keeps the sub-accounts with this status only.
                 * @example 1
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Keeps the sub-accounts that may use this product only.
                 * @example p-brand
                 */
                productId?: components["parameters"]["ProductIdFilter"];
                /** @description Keeps those with (1) or without (0) the data-cleaning permission. */
                de?: components["parameters"]["DeFilter"];
                /**
                 * @description The field to sort by, with a leading hyphen for descending order. Left out, the newest sub-account comes first.
                 * @example -createTime
                 */
                sort?: components["parameters"]["SubUserSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sub-accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SubUserPage"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSubUser: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserUpdateRequest"];
            };
        };
        responses: {
            /** @description The sub-account was changed; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0202" | "A2002" | "A5018" | "A5020" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createSubUser: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserCreateRequest"];
            };
        };
        responses: {
            /** @description The id of the new sub-account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedId"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A0202" | "A2001" | "A2012" | "A2013" | "A5014" | "A5018" | "A5019" | "A5020" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubUser: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the sub-account.
                 * @example 2002
                 */
                id: components["parameters"]["SubUserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SubUser"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSubUser: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the sub-account.
                 * @example 2002
                 */
                id: components["parameters"]["SubUserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-account was deleted; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "B004" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    changeUserState: {
        parameters: {
            query: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The state the account shall have; 0 closed, 1 open, 2 cancelled.
                 * @example 2
                 */
                state: components["parameters"]["State"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the sub-account.
                 * @example 2002
                 */
                id: components["parameters"]["SubUserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state was changed; `data` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: null;
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A2002" | "B003" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listPopulationAttributes: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description The attributes wanted, the key repeated for each (`types=gender&types=age`). Left out, all attributes are returned.
                 * @example [
                 *       "gender",
                 *       "age"
                 *     ]
                 */
                types?: components["parameters"]["AttributeTypes"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attributes with their options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PopulationAttribute"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listMatchTags: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
                /**
                 * @description Words to look for, compared without regard to case. Left out or empty, nothing is filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Returns the tags below this tag. Left out, the whole tree is returned.
                 * @example t-1
                 */
                parentId?: components["parameters"]["ParentTagId"];
                /**
                 * @description The language of the content. Content that does not exist in this language is left out or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags with the tags below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MatchTag"][];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    askSamplePrices: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds, sent with every request so that no cache answers it. The server reads nothing from it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamplePriceRequest"];
            };
        };
        responses: {
            /** @description The id of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedId"];
                    }) | (components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code?: "A5022" | "A5023" | "B003" | "B005";
                    });
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
}
