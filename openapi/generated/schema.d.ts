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
         * @description Returns all recruit categories in display order, each with its number of open jobs. A category without jobs
         *     has the count 0.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns a page of open jobs, newest first. All filters apply together. The keyword is searched in title, duty
         *     and requirement. An unknown category or city gives an empty page.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns a page of the news items in a language, newest first. All filters apply together. The keyword is searched
         *     in title and summary. The page may list the topics and years to filter by: each topic with the number of items
         *     that match the other filters, and each year likewise.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns a news item with its text. B004: the id does not exist, or the item does not exist in the language.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns news items in the same language, without the item itself: those of its topic first, then the newest. The
         *     list may be empty.
         *     B004: the id does not exist.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns a page of the advance news items in a language, newest first.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns the advance news items for the head of the overview page, in display order. The list is not paged and
         *     may be empty.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns an advance news item with its text. B004: the id does not exist, or the item does not exist in the
         *     language.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns the advance news items for the side column, without the excluded item. The list is not paged. An
         *     unknown excluded id has no effect.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns advance news items that share tags with an item, in the same language and without the item itself. The
         *     list may be empty. B004: the id does not exist.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Returns the previous and the next advance news item in order of publication, in the same language. Null means
         *     that there is none. B004: the id does not exist.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Passes the contact details of a visitor to sales. A5022, A5023: the limit of applications per IP address or
         *     per e-mail address is reached. A2010: the captcha provider does not confirm the proof. B003: the same
         *     application was sent a moment ago.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** stores the application, which counts towards both limits. Another call with the same body is
         *     refused or stores a second application.
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
         * @description Returns title, description and keywords of a page in a language. For a page without an entry, the texts are
         *     empty.
         *
         *     **Requires:** nothing. The client sends no token.
         *
         *     **Side effects:** none.
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
         * @description Passes a request for a sample price quote to sales, and returns its id. A5022, A5023: the limit of requests
         *     per IP address or per e-mail address is reached. B003: the same request was sent a moment ago.
         *
         *     **Requires:** a login, or `contact` in the body (otherwise A0407).
         *
         *     **Side effects:** stores the request, which counts towards both limits.
         */
        post: operations["askSamplePrices"];
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
         * @description Opens a session with a code that `sendLoginSms` sent with the scene `login`. A2011: the number is empty.
         *     A2002: no account has the number. A0106: the code is wrong. A2005: the code has expired. A2003: too many wrong
         *     codes. A3001: the account is closed or cancelled.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** opens a session and uses up the code. A wrong code counts as a try.
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
         * @description Opens a session with an e-mail address and an encrypted password. A0101, A0102: the address or the password is
         *     wrong; clients must not tell the two apart. A0105: too many wrong passwords, the account is locked for an
         *     hour. A0107: the account must set a password of its own first. A2010: the captcha provider does not confirm
         *     the proof. A3001: the account is closed or cancelled.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** opens a session. A wrong password counts towards the lock.
         */
        post: operations["loginByPassword"];
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
         * @description Creates a main account with its company and opens a session. The code comes from `sendLoginSms` with the scene
         *     `register`. A0106: the code is wrong. A5020: the password does not meet the rules. A2001, A2013, A5014, A5016:
         *     the user, the name, the e-mail address or the number is taken.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** creates an account and a company, opens a session, and uses up the code.
         */
        post: operations["registerBySms"];
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
         * @description Exchanges the tokens of a session for a new token. A0401: the refresh token is unknown. A0103: the refresh
         *     token has expired. A0104: the tokens do not belong together. After a failure the client goes to the login
         *     page.
         *
         *     **Requires:** the tokens of a session in the body. The client sends no `Authorization` header.
         *
         *     **Side effects:** the old token is no longer valid.
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
         * @description Sets the password of an account with a code that `sendLoginSms` sent with the scene `reset`. A2002: no account
         *     has the number. A0106: the code is wrong. A2005: the code has expired. A5019: the passwords differ. A5020: the
         *     password does not meet the rules.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** sets the password, removes the lock of the account, ends all its sessions, and uses up the
         *     code.
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
         * @description Ends the session of the token. A client clears its session after any response, so that A0401 needs no
         *     reaction.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** the token and its refresh token are no longer valid.
         */
        post: operations["logout"];
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
         * @description Sends a verification code by SMS, without a login. The code is valid for five minutes. A2011: the number is
         *     empty. A2002: no account has the number (scenes `login` and `reset`). A2010: the captcha provider does not
         *     confirm the proof. A2003, A2004, A5003 to A5006: too many codes in a period.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** sends an SMS, which counts towards the limits. An earlier code for the same number and scene
         *     is no longer valid.
         */
        post: operations["sendLoginSms"];
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
         * @description Third step of a change of the mobile number: sends a code to the new number. A5015: the number is empty.
         *     A5016: the number exists already. A5017: the number is the current one. A5018: another account has the number.
         *     A5009 to A5012: too many codes in a period. A0417: the ticket is not valid.
         *
         *     **Requires:** a login. The ticket comes from `verifyCurrentMobileCode`.
         *
         *     **Side effects:** sends an SMS, which counts towards the limits.
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
         * @description Sends a code to the mobile number of the user, and returns the number with its middle digits hidden. A2003,
         *     A2004, A5003 to A5006: too many codes in a period.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** sends an SMS, which counts towards the limits.
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
         * @description Sends a code to the e-mail address of the user, and returns the address with most of its first part hidden.
         *     A5003 to A5006: too many codes in a period. A5013, A5014: a given address is the current one, or is taken.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** sends an e-mail, which counts towards the limits.
         */
        post: operations["sendEmailCode"];
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
         * @description Second step of a change of the mobile number: verifies the code that was sent to the current number, and
         *     returns a ticket for the next steps. A5001: the code is wrong. A2005: the code has expired. A5002: too many
         *     wrong codes.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** uses up the code. A wrong code counts as a try.
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
         * @description Tells whether a code is right, so that a form can react before it is submitted. The code may come by SMS or
         *     e-mail. A5001: the code is wrong. A2005: the code has expired. A5002: too many wrong codes.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** a right code stays valid. A wrong code counts as a try.
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
         * @description Fourth step of a change of the mobile number: verifies the code that was sent to the new number, and returns a
         *     ticket for the change. A5007: the code is wrong or has expired. A5008: too many wrong codes.
         *
         *     **Requires:** a login. The ticket comes from `verifyCurrentMobileCode`.
         *
         *     **Side effects:** uses up the code. A wrong code counts as a try.
         */
        post: operations["verifyNewMobileCode"];
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
         * @description Returns a URL that opens a product with the user signed in. A4002: the product does not exist. A3002: the
         *     company has not bought the product. A3005: the right of the company has ended. A4001: the user has no
         *     permission for the product. A3003: the product refuses the login.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** issues a token for the product, which is part of the URL. The token is valid once, for a
         *     short time.
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
    "/v1/user-products/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own products
         * @description Returns all products, and whether the user may open each. With `userId`, a main account reads the products of
         *     one of its sub-accounts (otherwise A0403). A4001: the right of the company to every product has ended.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** none.
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
         * @description Returns all services, and whether the user may use each. With `userId`, a main account reads the services of
         *     one of its sub-accounts (otherwise A0403). A3005: the right of the company to every service has ended.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** none.
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
    "/v1/users/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the logged-in user
         * @description Returns the user of the token. A2002: the user was deleted. A3001: the user was cancelled.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** none.
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
         * @description Last step of a change of the mobile number: replaces the number of the user. A5007: the ticket does not belong
         *     to the number. A5008: too many tries. A5015: the number is empty. A5016: the number exists already. A5017: the
         *     number is the current one. A5018: another account has the number.
         *
         *     **Requires:** a login. The ticket comes from `verifyNewMobileCode`.
         *
         *     **Side effects:** replaces the number and uses up the ticket.
         */
        post: operations["modifyMobile"];
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
         * @description Changes the password of the user. The code comes from `sendUserSms` or `sendEmailCode` with the scene
         *     `password`. A5001: the code is wrong or has expired. A5002: too many wrong codes. A0108: the old password is
         *     wrong. A5021: the old password was wrong too often; the right one does not help for an hour. A5019: the new
         *     passwords differ. A5020: the new password does not meet the rules. A2008: the new password equals the old one.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** sets the password, ends all other sessions of the user, and uses up the code. A wrong code
         *     counts as a try, a wrong old password counts towards the lock of the account.
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
         * @description Returns a page of the users of the company, the main account first. A main account sees all users, a
         *     sub-account sees its main account. The keyword is searched in name and e-mail address.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** none.
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
         * @description Returns the company of the user. B004: the information was never saved.
         *
         *     **Requires:** a login.
         *
         *     **Side effects:** none.
         */
        get: operations["getCompanyInfo"];
        put?: never;
        /**
         * Save the company information
         * @description Replaces the information of the company. The city must lie in the province.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** replaces all fields. An omitted field becomes empty.
         */
        post: operations["saveCompanyInfo"];
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
         * @description Closes a sub-account or opens it again. A2002: the sub-account does not exist. B003: the sub-account has this
         *     state already.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** a closed sub-account cannot log in, and its sessions end.
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
         * @description Gives or withdraws the data-cleaning (DE) permission of a sub-account. A2002: the sub-account does not exist.
         *     B003: the permission is set like this already.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** changes the permission.
         */
        post: operations["setSubUserDe"];
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
         * @description Sets the password of a sub-account. A2002: the sub-account does not exist. A5019: the passwords differ. A5020:
         *     the password has the wrong length. A2009: the password is too weak.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** sets the password and ends all sessions of the sub-account.
         */
        post: operations["resetSubUserPassword"];
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
         * @description Returns a page of the sub-accounts, and the limit of their number. All filters apply together. The keyword is
         *     searched in account, name and mobile number.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** none.
         */
        get: operations["listSubUsers"];
        /**
         * Change a sub-account
         * @description Replaces name, mobile number and permissions of a sub-account, and its password if one is sent. A2002: the
         *     sub-account does not exist. A2013: another sub-account has the name. A5018: another account has the mobile
         *     number. A5020: the password does not meet the rules, or the passwords differ.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** replaces all fields. A new password ends all sessions of the sub-account.
         */
        put: operations["updateSubUser"];
        /**
         * Create a sub-account
         * @description Creates an open sub-account and returns its id. A2012: the limit of sub-accounts is reached. A2001, A5014: an
         *     account of this company, or of another one, has the e-mail address. A2013: another sub-account has the name.
         *     A5018: another account has the mobile number. A5019: the passwords differ. A5020: the password does not meet
         *     the rules.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** creates an account, which counts towards the limit.
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
         * @description Returns a sub-account. A2002: the id does not exist. B004: the sub-account was deleted.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** none.
         */
        get: operations["getSubUser"];
        put?: never;
        post?: never;
        /**
         * Delete a sub-account with its projects and data
         * @description Deletes a sub-account with all its projects and data. A2002: the id does not exist. B004: the sub-account was
         *     deleted already.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** deletes the account, its projects and its data, and ends its sessions. The deletion is
         *     final.
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
         * @description Sets the state of a sub-account: 0 closed, 1 open, 2 cancelled. A cancelled account keeps its data and cannot
         *     log in (A3001). A2002: the sub-account does not exist. A0417: the state does not exist. B003: the sub-account
         *     has this state already.
         *
         *     **Requires:** a login with a main account. A sub-account, or a sub-account id of another company, is refused
         *     with A0403.
         *
         *     **Side effects:** the states 0 and 2 end the sessions of the sub-account.
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
         * @description Returns demographic attributes with their options, in display order. The quote form uses them.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** none.
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
         * @description Returns the tags as a tree. A keyword leaves the branches with a match, a parent leaves the tags below it. An
         *     unknown parent gives an empty list. The quote form uses them.
         *
         *     **Requires:** nothing. The client sends the token of a session, if it has one.
         *
         *     **Side effects:** none.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The envelope of a success. Each operation adds its `data`, which is `null` if it returns nothing. */
        Success: {
            /**
             * @description The code of a success, digits only. It is `00000`; clients accept any other number as well.
             * @example 00000
             */
            code: string;
            /**
             * @description A short text for logs. Clients do not show it.
             * @example Ok
             */
            msg: string;
        };
        /**
         * @description The envelope of a failure. It arrives with an HTTP error status, or with HTTP 200 as a refusal. Clients read `code` and never the status alone.
         * @example {
         *       "code": "A0400",
         *       "msg": "Bad request",
         *       "data": null
         *     }
         */
        Failure: {
            /**
             * @description A code of the error catalogue. Clients show any other code with its `msg`.
             * @example A0400
             */
            code: string;
            /**
             * @description A text in the language of the server. Clients show it for a code without a text of their own.
             * @example Bad request
             */
            msg: string;
            /** @description Null or omitted. */
            data?: null;
        };
        /** @description An id. Ids are strings even where they look like numbers. */
        Id: string;
        /** @description A field of work in which jobs are offered. */
        RecruitCategory: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
            /**
             * Format: int32
             * @description The number of open jobs in this category.
             */
            count: number;
        };
        /** @description The fields of a page besides its `list`. */
        PageCounts: {
            /**
             * Format: int32
             * @description The number of entries on all pages.
             */
            total: number;
            /**
             * Format: int32
             * @description The page returned, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The number of entries a full page holds.
             */
            size: number;
        };
        /**
         * Format: int64
         * @description A time in milliseconds since 1970-01-01T00:00:00Z, until the year 9999.
         */
        EpochMs: number;
        /** @description An open job. */
        Recruit: {
            id: components["schemas"]["Id"];
            /** @description The id of the recruit category it belongs to. */
            categoryId: components["schemas"]["Id"];
            /** @description The job title. */
            title: string;
            /** @description The name of the city in the requested language. */
            city: string;
            /**
             * Format: int32
             * @description The number of open positions.
             */
            headcount: number;
            /** @description The duties of the job, plain text with one duty per line. */
            duty: string;
            /** @description The requirements for an applicant, plain text with one requirement per line. */
            requirement: string;
            publishTime: components["schemas"]["EpochMs"];
        };
        /** @description A page of open jobs, newest first. */
        RecruitPage: components["schemas"]["PageCounts"] & {
            /** @description The jobs on this page. */
            list: components["schemas"]["Recruit"][];
        };
        /** @description The topic of a news item. */
        NewsTopic: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
        };
        /** @description A news item as a list shows it. */
        News: {
            id: components["schemas"]["Id"];
            /** @description The headline. */
            title: string;
            /** @description One or two sentences of plain text. */
            summary: string;
            /** @description The address of the cover picture, absolute or relative to the site. Empty when there is none. */
            cover: string;
            publishTime: components["schemas"]["EpochMs"];
            /** @description The topic. Absent when the item has none. */
            topic?: components["schemas"]["NewsTopic"];
        };
        /** @description A page of news items, newest first. */
        NewsPage: components["schemas"]["PageCounts"] & {
            /** @description The news items on this page. */
            list: components["schemas"]["News"][];
            /** @description The topics to filter by, in display order. */
            topics?: (components["schemas"]["NewsTopic"] & {
                /**
                 * Format: int32
                 * @description The number of items of this topic that match the other filters.
                 */
                count: number;
            })[];
            /** @description The years to filter by, newest first. */
            years?: {
                /**
                 * Format: int32
                 * @description The year in Shanghai time.
                 */
                year: number;
                /**
                 * Format: int32
                 * @description The number of items of this year that match the other filters.
                 */
                count: number;
            }[];
        };
        /** @description A news item with its text. */
        NewsDetail: components["schemas"]["News"] & {
            /** @description The text as HTML. It is sanitised before it is shown. */
            content: string;
            /** @description The author. */
            author?: string;
            /** @description The original publisher. */
            source?: string;
        };
        /** @description An advance (early-notice) news item as a list shows it. */
        AdvanceNews: components["schemas"]["News"] & {
            /** @description Short labels, in the order they are shown. */
            tags: string[];
        };
        /** @description A page of advance news items, newest first. */
        AdvanceNewsPage: components["schemas"]["PageCounts"] & {
            /** @description The advance news items on this page. */
            list: components["schemas"]["AdvanceNews"][];
        };
        /** @description An advance news item with its text. */
        AdvanceNewsDetail: components["schemas"]["AdvanceNews"] & {
            /** @description The text as HTML. It is sanitised before it is shown. */
            content: string;
        };
        /** @description The id and the title of an advance news item, for a link. */
        AdvanceLink: {
            id: components["schemas"]["Id"];
            /** @description The headline. */
            title: string;
        };
        /** @description The neighbours of an advance news item in order of publication. */
        AdvanceSiblings: {
            /** @description The item published before it, null for the oldest. */
            prev: components["schemas"]["AdvanceLink"] | null;
            /** @description The item published after it, null for the newest. */
            next: components["schemas"]["AdvanceLink"] | null;
        };
        /**
         * @description The result of the captcha provider after the user has passed its check. Both fields are omitted if no provider is configured. A proof that the provider does not confirm is refused with A2010 if the operation lists the code.
         * @example {
         *       "captchaTicket": "demo-captcha-ticket",
         *       "captchaRandstr": "@demo"
         *     }
         */
        CaptchaProof: {
            /** @description The provider's ticket. */
            captchaTicket?: string;
            /** @description The random string of the provider that belongs to the ticket. */
            captchaRandstr?: string;
        };
        /**
         * Format: line
         * @description The name of a person.
         */
        PersonName: string;
        /** @description An e-mail address in ASCII, as the HTML specification defines it, with a dot in the host. The server compares it in lower case. */
        Email: string;
        /** @description A mobile number of 11 digits, without spaces, hyphens or country code. */
        Mobile: string;
        /**
         * Format: line
         * @description The name of a company.
         */
        CompanyName: string;
        /**
         * @description A language of the site.
         * @example zh
         * @enum {string}
         */
        LanguageCode: "zh" | "en";
        /** @description An application for use or a trial, and what the contact cards of the product pages send. */
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
            /** @description Whether the visitor consents to the use of the details, as the privacy notice describes it. */
            consent?: boolean;
        };
        /** @description The metadata of a page for search engines and link previews. An empty text has no effect. */
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
         * @description A demographic attribute. Province and city are not among them: the site brings its own list of regions.
         * @example gender
         * @enum {string}
         */
        PopulationAttributeType: "gender" | "age" | "education" | "marital" | "income";
        /** @description The options chosen of one demographic attribute. A person must match one of them. */
        SampleAttribute: {
            type: components["schemas"]["PopulationAttributeType"];
            /** @description The ids of the options chosen, out of those of the attribute (A0417). */
            optionIds: components["schemas"]["Id"][];
        };
        /** @description The code of a province, the first two digits of its administrative division code. */
        ProvinceCode: string;
        /** @description The code of a city, four digits of which the first two are its province's. */
        CityCode: string;
        /** @description A city of the sample. It must lie in the province (A0417). */
        SampleRegion: {
            provinceCode: components["schemas"]["ProvinceCode"];
            cityCode: components["schemas"]["CityCode"];
        };
        /** @description The person who asks for the quote. */
        SampleContact: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            mobile: components["schemas"]["Mobile"];
            company: components["schemas"]["CompanyName"];
        };
        /** @description A request for a sample price quote. */
        SamplePriceRequest: {
            /**
             * Format: int32
             * @description The number of samples required, in completed questionnaires.
             */
            quantity: number;
            /**
             * Format: int32
             * @description The number of people the sample is expected to cover.
             */
            coverage: number;
            /** @description The demographic attributes chosen, each type at most once (A0417). A person must match all of them. */
            attributes: components["schemas"]["SampleAttribute"][];
            /** @description The cities chosen. Empty means the whole country. */
            regions: components["schemas"]["SampleRegion"][];
            /** @description The selected tag, if any. An unknown one is refused with A0417. */
            tagId?: components["schemas"]["Id"];
            /** @description The sample need in the visitor's own words, with something besides blanks. */
            description: string;
            /** @description The contact for the reply. Required without a login; otherwise the details of the user apply. */
            contact?: components["schemas"]["SampleContact"];
            /** @description Whether a visitor without a login consents to the use of the contact, as the privacy notice describes it. */
            consent?: boolean;
        };
        /** @description The id of what was created. */
        CreatedId: {
            id: components["schemas"]["Id"];
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
            /** @description The mobile number of the account. An empty number is refused with A2011. */
            mobile: components["schemas"]["MobileOrEmpty"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description A session. The client sends the token in the `Authorization` header. */
        Session: {
            /** @description The bearer token. */
            token: string;
            /** @description Exchanged for a new token shortly before `expired`. */
            refreshToken: string;
            /** @description The expiry time of the token, in epoch milliseconds. */
            expired: components["schemas"]["EpochMs"];
        };
        /** @description A password, encrypted with the public key of the server and encoded in base64 (see Encryption above). `x-plain-text` of a field states the rules for the plain text: lengths in characters, a pattern, and the minimum number of classes out of letters, digits and other characters. */
        EncryptedPassword: string;
        /** @description A login with an e-mail address and a password. */
        PasswordLoginRequest: components["schemas"]["CaptchaProof"] & {
            /** @description The e-mail address of the account. */
            account: components["schemas"]["Email"];
            /** @description The password, 6 to 20 characters of plain text. */
            password: components["schemas"]["EncryptedPassword"];
        };
        /** @description A new main account. */
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
        /** @description The pair of tokens of the login to prolong. */
        TokenRefreshRequest: {
            /** @description The refresh token of the login. */
            refreshToken: string;
            /** @description The token about to end, or ended. */
            token: string;
        };
        /** @description A new token. Omitted fields keep their value. */
        RefreshedSession: {
            /** @description The new bearer token. */
            token: string;
            /** @description A new refresh token. If it is omitted, the old one stays valid. */
            refreshToken?: string;
            /** @description The expiry time of the new token, in epoch milliseconds. If it is omitted, the token has the lifetime of the old one. */
            expired?: components["schemas"]["EpochMs"];
        };
        /** @description A new password for an account whose mobile number is at hand. */
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
         * @description The purpose of a code that is sent without a login.
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
            /** @description The recipient of the code. An empty number is refused with A2011. */
            mobile: components["schemas"]["MobileOrEmpty"];
            scene: components["schemas"]["LoginSmsScene"];
        };
        /** @description Proof that an earlier step succeeded. It is valid once, for a short time and for its own purpose only. */
        Ticket: string;
        /** @description A request for a code to the new number. */
        NewMobileSmsRequest: components["schemas"]["CaptchaProof"] & {
            /** @description The new number. An empty number is refused with A5015. */
            mobile: components["schemas"]["MobileOrEmpty"];
            /** @description The ticket for the checked current number. */
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description The purpose of a code for a signed-in user: a change of the mobile number or of the password.
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
         * @description The masked recipient of the code.
         * @example {
         *       "maskedMobile": "138****0001"
         *     }
         */
        MaskedMobile: {
            /** @description The number with its middle digits hidden. */
            maskedMobile: string;
        };
        /**
         * @description The purpose of a code by e-mail: a change of the password.
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
        /** @description The masked recipient of the code. */
        MaskedEmail: {
            /** @description The address with most of its first part hidden. */
            maskedEmail: string;
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
        /** @description The ticket that opens the next step. */
        CodeTicket: {
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description 1 for yes, 0 for no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * @description Whether a code is right.
         * @example {
         *       "valid": 1
         *     }
         */
        CodeCheck: {
            /** @description 1 if the code is right. A wrong code is refused with an error code, so that 0 does not occur. */
            valid: components["schemas"]["Flag"];
        };
        /** @description The code that was sent to the new number. */
        NewMobileCodeRequest: {
            /** @description The new number, the same as the code was sent to. */
            mobile: components["schemas"]["Mobile"];
            code: components["schemas"]["VerificationCode"];
            /** @description The ticket for the checked current number. */
            ticket: components["schemas"]["Ticket"];
        };
        /** @description The URL that opens a product with the user signed in. */
        ProductLoginUrl: {
            /**
             * Format: uri
             * @description An absolute address that holds a login token for the product. It is valid once and for a short time.
             */
            url: string;
        };
        /** @description A product and whether the user may open it. */
        MyProduct: {
            id: components["schemas"]["Id"];
            /** @description The name of the product. */
            productName: string;
            /** @description The key of the product's icon. A key the site does not know, or none, shows the general icon. */
            icon: string;
            /** @description 1 when the user may open the product. */
            opened: components["schemas"]["Flag"];
            /** @description The end of the right to use it, in epoch milliseconds. Omitted if the right does not end. */
            expireTime?: components["schemas"]["EpochMs"];
        };
        /** @description A service and whether the user may use it. */
        MyService: {
            id: components["schemas"]["Id"];
            /** @description The name of the service. */
            serviceName: string;
            /** @description 1 when the user may use the service. */
            opened: components["schemas"]["Flag"];
            /** @description The end of the right to use it, in epoch milliseconds. Omitted if the right does not end. */
            expireTime?: components["schemas"]["EpochMs"];
        };
        /**
         * @description `0` for a main account, otherwise the id of the main account. A client tells a main account by `Number(parentId) === 0`.
         * @example 0
         */
        ParentId: string;
        /** @description The logged-in user. */
        UserDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            /** @description The e-mail address, which is the login name. No call changes it. */
            email: components["schemas"]["Email"];
            mobile: components["schemas"]["Mobile"];
            /** @description When the user logged in before the current session, in epoch milliseconds. At the first login there is none, and it is 0. */
            lastLoginTime: components["schemas"]["EpochMs"];
            parentId: components["schemas"]["ParentId"];
            /** @description 1 when the user may use data cleaning (DE). */
            de: components["schemas"]["Flag"];
        };
        /** @description The last step of a change of the mobile number. */
        MobileChangeRequest: {
            /** @description The new number. An empty number is refused with A5015. */
            mobile: components["schemas"]["MobileOrEmpty"];
            /** @description The ticket for the checked new number. */
            ticket: components["schemas"]["Ticket"];
        };
        /**
         * @description How the verification code reached the user.
         * @example sms
         * @enum {string}
         */
        PasswordCodeChannel: "sms" | "email";
        /** @description A change of the user's own password. */
        PasswordChangeRequest: {
            /** @description The current password. No rule applies to its plain text. */
            oldPassword: components["schemas"]["EncryptedPassword"];
            /** @description The new password, 8 to 20 characters of plain text with at least two of the classes letters, digits and others, and different from the old one. */
            newPassword: components["schemas"]["EncryptedPassword"];
            /** @description The new password again. Its plain text must equal that of `newPassword`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
            code: components["schemas"]["VerificationCode"];
            channel: components["schemas"]["PasswordCodeChannel"];
        };
        /** @description A user of the company, main account or sub-account. */
        CompanyUser: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            parentId: components["schemas"]["ParentId"];
        };
        /** @description A page of the users of the company, the main account first. */
        CompanyUserPage: components["schemas"]["PageCounts"] & {
            /** @description The users on this page. */
            list: components["schemas"]["CompanyUser"][];
        };
        /** @description The company of the logged-in user. Postcode, telephone and website may be empty or omitted. */
        CompanyInfo: {
            name: components["schemas"]["CompanyName"];
            province: components["schemas"]["ProvinceCode"];
            /** @description The code of the city. It must lie in the province (A0417). */
            city: components["schemas"]["CityCode"];
            /**
             * Format: line
             * @description The detailed address, from the district down.
             */
            address: string;
            /** @description The postal code, six digits. */
            postcode?: string;
            /** @description The landline, an optional area code, 7 or 8 digits and an optional extension after a hyphen, without which an 11-digit mobile number would be one; or a 0 and 10 digits. */
            telephone?: string;
            /** @description The address of the website with its scheme, http, https or ftp. */
            website?: string;
        };
        /** @description Opens or closes a sub-account. */
        SubUserDisabledRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description 1 closes it, 0 opens it. */
            disabled: components["schemas"]["Flag"];
        };
        /** @description Gives or takes the right to use data cleaning (DE). */
        SubUserDeRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description 1 gives the right, 0 takes it. */
            de: components["schemas"]["Flag"];
        };
        /** @description A new password for a sub-account. */
        SubUserPasswordRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            /** @description The new password, 6 to 20 characters of plain text with at least two of the classes letters, digits and others. The Chinese site asks for at least 8; the server accepts 6. */
            password: components["schemas"]["EncryptedPassword"];
            /** @description The new password again. Its plain text must equal that of `password`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
        };
        /**
         * @description 0 closed, 1 open, 2 cancelled. A closed account cannot log in and can be opened again; a cancelled one is answered with A3001 at login and keeps its data until it is restored or deleted.
         * @example 1
         * @enum {integer}
         */
        SubUserStatus: 0 | 1 | 2;
        /**
         * Format: line
         * @description The name of a sub-account.
         */
        SubUserName: string;
        /** @description A sub-account as its main account sees it. */
        SubUser: {
            id: components["schemas"]["Id"];
            /** @description The e-mail address the sub-account logs in with. */
            account: components["schemas"]["Email"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description The time of creation, in epoch milliseconds. */
            createTime: components["schemas"]["EpochMs"];
            status: components["schemas"]["SubUserStatus"];
            /** @description The products it may use. */
            productIds: components["schemas"]["Id"][];
            /** @description The services it may use. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 when it may use data cleaning (DE). */
            de: components["schemas"]["Flag"];
            /** @description The time of the last login, in epoch milliseconds. Null before the first login. */
            lastLoginTime: components["schemas"]["EpochMs"] | null;
        };
        /** @description A page of the sub-accounts the user manages, and how many there may be. */
        SubUserPage: components["schemas"]["PageCounts"] & {
            /** @description The sub-accounts on this page. */
            list: components["schemas"]["SubUser"][];
            /**
             * Format: int32
             * @description The most sub-accounts this main account may have, whatever the filters of the list.
             */
            limit: number;
        };
        /** @description The new values of a sub-account. The account (e-mail) cannot change. Without a password the old one stays. */
        SubUserUpdateRequest: {
            /** @description The id of the sub-account. */
            id: components["schemas"]["Id"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description A new password, 8 to 20 printable ASCII characters of plain text with at least two of the classes letters, digits and others. Left out, the password stays as it is. */
            password?: components["schemas"]["EncryptedPassword"];
            /** @description The new password again, sent whenever `password` is. Its plain text must equal that of `password`. */
            confirmPassword?: components["schemas"]["EncryptedPassword"];
            /** @description The ids of the permitted products, out of those of the main account. Others are refused with A0417. */
            productIds: components["schemas"]["Id"][];
            /** @description The ids of the permitted services, out of those of the main account. Others are refused with A0417. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 to permit data cleaning (DE), 0 to forbid it. */
            de: components["schemas"]["Flag"];
        };
        /** @description A new sub-account. */
        SubUserCreateRequest: {
            /** @description The e-mail address for the login. It cannot be changed later. */
            account: components["schemas"]["Email"];
            name: components["schemas"]["SubUserName"];
            mobile: components["schemas"]["Mobile"];
            /** @description The first password, 8 to 20 printable ASCII characters of plain text with at least two of the classes letters, digits and others. */
            password: components["schemas"]["EncryptedPassword"];
            /** @description The first password again. Its plain text must equal that of `password`. */
            confirmPassword: components["schemas"]["EncryptedPassword"];
            /** @description The ids of the permitted products, out of those of the main account. Others are refused with A0417. */
            productIds: components["schemas"]["Id"][];
            /** @description The ids of the permitted services, out of those of the main account. Others are refused with A0417. */
            serviceIds: components["schemas"]["Id"][];
            /** @description 1 to permit data cleaning (DE), 0 to forbid it. */
            de: components["schemas"]["Flag"];
        };
        /** @description A value of a demographic attribute. */
        PopulationOption: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
        };
        /** @description A demographic attribute with its options. */
        PopulationAttribute: {
            type: components["schemas"]["PopulationAttributeType"];
            /** @description The name in the requested language. */
            name: string;
            /** @description 1 when several options may be chosen, 0 when only one. */
            multiple: components["schemas"]["Flag"];
            /** @description The options in the order they are shown. */
            options: components["schemas"]["PopulationOption"][];
        };
        /** @description A tag that describes a group of people, with the tags below it. */
        MatchTag: {
            id: components["schemas"]["Id"];
            /** @description The name in the requested language. */
            name: string;
            /** @description The tags below it. Omitted if there are none. */
            children?: components["schemas"]["MatchTag"][];
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
                    code: "A0400" | "A0406" | "A0407" | "A0417" | "A0460";
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
                    code: "A0404";
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
                    code: "A0405";
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
                    code: "A0415";
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
                    code: "B0001" | "B002";
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
                    code: "A0103" | "A0104" | "A0401";
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
                    code: "A0403";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
         * @example 1767571200000
         */
        Timestamp: string;
        /**
         * @description The language of the content. Content without a version in this language is omitted or not found.
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
         * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
         * @example research
         */
        Keyword: string;
        /**
         * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
         * @example 1
         */
        Page: number;
        /**
         * @description The number of entries on a page.
         * @example 10
         */
        Size: number;
        /**
         * @description Keeps the news items of this topic only. An unknown topic gives an empty page.
         * @example method
         */
        Topic: string;
        /**
         * @description Keeps the news items of this year only, in Shanghai time.
         * @example 2026
         */
        Year: number;
        /**
         * @description The id of the entry.
         * @example 1001
         */
        IdInPath: string;
        /**
         * @description The maximum number of entries. The list is not paged.
         * @example 5
         */
        ListSize: number;
        /**
         * @description The id of an advance news item to exclude, usually that of the current page.
         * @example 3001
         */
        ExcludeId: string;
        /**
         * @description The path of the page, without the language prefix and without a query.
         * @example /product/brand
         */
        PagePath: string;
        /**
         * @description The verification code.
         * @example 123456
         */
        Code: string;
        /**
         * @description The purpose the code was sent for.
         * @example password
         */
        UserSmsScene: components["schemas"]["UserSmsScene"];
        /**
         * @description The id of the product to open.
         * @example p-brand
         */
        ProductId: string;
        /**
         * @description The id of a sub-account. Only its main account may use it. Without it, the response is about the signed-in user.
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
        /**
         * @description Keeps the sub-accounts that can use this service only.
         * @example s-sample
         */
        ServiceIdFilter: string;
        /** @description Keeps those with (1) or without (0) any product or service. */
        AssignedFilter: components["schemas"]["Flag"];
        /** @description Keeps those who have signed in (1) or never have (0). */
        SignedInFilter: components["schemas"]["Flag"];
        /** @description Keeps those with (1) or without (0) the data-cleaning permission. */
        DeFilter: components["schemas"]["Flag"];
        /**
         * @description The field to sort by, with a leading hyphen for descending order. The default is the newest sub-account first.
         * @example -createTime
         */
        SubUserSort: "createTime" | "-createTime" | "account" | "-account" | "name" | "-name" | "lastLoginTime" | "-lastLoginTime";
        /**
         * @description The id of the sub-account.
         * @example 2002
         */
        SubUserIdInPath: string;
        /**
         * @description The new state of the account: 0 closed, 1 open, 2 cancelled.
         * @example 2
         */
        State: components["schemas"]["SubUserStatus"];
        /**
         * @description The requested attributes, one key for each (`types=gender&types=age`). Without it, all attributes are returned.
         * @example [
         *       "gender",
         *       "age"
         *     ]
         */
        AttributeTypes: components["schemas"]["PopulationAttributeType"][];
        /**
         * @description The tag whose children are returned. Without it, the whole tree is returned.
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Keeps the news items of this topic only. An unknown topic gives an empty page.
                 * @example method
                 */
                topic?: components["parameters"]["Topic"];
                /**
                 * @description Keeps the news items of this year only, in Shanghai time.
                 * @example 2026
                 */
                year?: components["parameters"]["Year"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
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
                        code: "B004" | "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
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
                        code: "B004" | "B005";
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
                 * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The maximum number of entries. The list is not paged.
                 * @example 5
                 */
                size?: components["parameters"]["ListSize"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
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
                        code: "B004" | "B005";
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
                 * @description The maximum number of entries. The list is not paged.
                 * @example 5
                 */
                size?: components["parameters"]["ListSize"];
                /**
                 * @description The id of an advance news item to exclude, usually that of the current page.
                 * @example 3001
                 */
                excludeId?: components["parameters"]["ExcludeId"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
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
                        code: "B004" | "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
                 * @example 1767571200000
                 */
                _t?: components["parameters"]["Timestamp"];
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
                        code: "B004" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2010" | "A5022" | "A5023" | "B003" | "B005";
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
                 * @description The path of the page, without the language prefix and without a query.
                 * @example /product/brand
                 */
                path: components["parameters"]["PagePath"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
    askSamplePrices: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A5022" | "A5023" | "B003" | "B005";
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
    loginBySms: {
        parameters: {
            query?: {
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0106" | "A2002" | "A2003" | "A2005" | "A2011" | "A3001" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0101" | "A0102" | "A0105" | "A0107" | "A0202" | "A2010" | "A3001" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0106" | "A0202" | "A2001" | "A2013" | "A5014" | "A5016" | "A5020" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0106" | "A0202" | "A2002" | "A2005" | "A5019" | "A5020" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "A2003" | "A2004" | "A2010" | "A2011" | "A5003" | "A5004" | "A5005" | "A5006" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A5009" | "A5010" | "A5011" | "A5012" | "A5015" | "A5016" | "A5017" | "A5018" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2003" | "A2004" | "A5003" | "A5004" | "A5005" | "A5006" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A5003" | "A5004" | "A5005" | "A5006" | "A5013" | "A5014" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2005" | "A5001" | "A5002" | "B005";
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
                 * @description The verification code.
                 * @example 123456
                 */
                code: components["parameters"]["Code"];
                /**
                 * @description The purpose the code was sent for.
                 * @example password
                 */
                scene: components["parameters"]["UserSmsScene"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2005" | "A5001" | "A5002" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A5007" | "A5008" | "B005";
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
                 * @description The id of the product to open.
                 * @example p-brand
                 */
                productId: components["parameters"]["ProductId"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A3002" | "A3003" | "A3005" | "A4001" | "A4002" | "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The id of a sub-account. Only its main account may use it. Without it, the response is about the signed-in user.
                 * @example 2002
                 */
                userId?: components["parameters"]["UserId"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A4001" | "B005";
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
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The id of a sub-account. Only its main account may use it. Without it, the response is about the signed-in user.
                 * @example 2002
                 */
                userId?: components["parameters"]["UserId"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A3005" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "A3001" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A5007" | "A5008" | "A5015" | "A5016" | "A5017" | "A5018" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0108" | "A0202" | "A2008" | "A5001" | "A5002" | "A5019" | "A5020" | "A5021" | "B005";
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
                 * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B004" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "B003" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "B003" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0202" | "A2002" | "A2009" | "A5019" | "A5020" | "B005";
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
                 * @description The number of the page, starting at 1. A page after the last one has an empty `list`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of entries on a page.
                 * @example 10
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
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
                /**
                 * @description Keeps the sub-accounts that can use this service only.
                 * @example s-sample
                 */
                serviceId?: components["parameters"]["ServiceIdFilter"];
                /** @description Keeps those with (1) or without (0) any product or service. */
                assigned?: components["parameters"]["AssignedFilter"];
                /** @description Keeps those who have signed in (1) or never have (0). */
                signedIn?: components["parameters"]["SignedInFilter"];
                /** @description Keeps those with (1) or without (0) the data-cleaning permission. */
                de?: components["parameters"]["DeFilter"];
                /**
                 * @description The field to sort by, with a leading hyphen for descending order. The default is the newest sub-account first.
                 * @example -createTime
                 */
                sort?: components["parameters"]["SubUserSort"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0202" | "A2002" | "A2013" | "A5018" | "A5020" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A0202" | "A2001" | "A2012" | "A2013" | "A5014" | "A5018" | "A5019" | "A5020" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "B004" | "B005";
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
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "B004" | "B005";
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
                 * @description The new state of the account: 0 closed, 1 open, 2 cancelled.
                 * @example 2
                 */
                state: components["parameters"]["State"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "A2002" | "B003" | "B005";
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
                 * @description The requested attributes, one key for each (`types=gender&types=age`). Without it, all attributes are returned.
                 * @example [
                 *       "gender",
                 *       "age"
                 *     ]
                 */
                types?: components["parameters"]["AttributeTypes"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
                 * @description The text to search, case-insensitive. Without it, or if it is empty, the list is not filtered.
                 * @example research
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description The tag whose children are returned. Without it, the whole tree is returned.
                 * @example t-1
                 */
                parentId?: components["parameters"]["ParentTagId"];
                /**
                 * @description The language of the content. Content without a version in this language is omitted or not found.
                 * @example en
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The time of the request in epoch milliseconds. It keeps caches from answering. The server takes any value and ignores it.
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
                        code: "B005";
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
