export interface paths {
    "/api/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be added to a service */
        get: operations["listAddons"];
        put?: never;
        /** Offer another add-on */
        post: operations["createAddon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an add-on; appointments keep the name and price they were booked with */
        put: operations["updateAddon"];
        post?: never;
        /** Offer an add-on no longer; it can be undone */
        delete: operations["deleteAddon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addons/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of an add-on */
        post: operations["restoreAddon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business's users; for a platform administrator everyone */
        get: operations["listUsers"];
        put?: never;
        /** Invite someone, by a link to pass on */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change name, e-mail and role */
        put: operations["updateUser"];
        post?: never;
        /** Delete a user for good, with all personal data; the business's records stay */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link for someone who was invited; the one before stops working */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All upcoming and the latest past appointments */
        get: operations["listAppointments"];
        put?: never;
        /** Schedule an appointment */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Appointments, not cancelled, that overlap a time; staff may book over them */
        get: operations["listConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Appointments by customer, vehicle, address, service and day, the nearest first */
        get: operations["searchAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One appointment */
        get: operations["getAppointment"];
        /**
         * Change an appointment; what is left out stays
         * @description Any status may follow any other. With `If-Match`, a stale version is refused with 409.
         */
        put: operations["updateAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an appointment */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is done at a job, step by step
         * @description Its service's list until the first tick, and from then on the job's own.
         */
        get: operations["getJobChecklist"];
        /** Say that a step is done, or is not */
        put: operations["tickJobStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who scheduled, changed or cancelled it, the newest first */
        get: operations["listAppointmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a job to its customer, and the next one */
        get: operations["getJobMessages"];
        put?: never;
        /** Record a message that was handed to a program of the phone */
        post: operations["handOverJobMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the notes of a job, and no more */
        put: operations["noteJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job's photos, the first first */
        get: operations["listJobPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getJobPhoto"];
        /** Add a photo under an id of your own, a UUID: sent again, it is there once */
        put: operations["saveJobPhoto"];
        post?: never;
        /** Delete a photo for good */
        delete: operations["deleteJobPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/photos/{photoId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** It in small */
        get: operations["getJobPhotoThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/vehicle-photo/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo after any job of this job's vehicle, in small */
        get: operations["getJobVehiclePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how far a job is; when it was said is recorded, once however often it is sent */
        post: operations["takeJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The day in three to five sentences */
        get: operations["getDailyBrief"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions to begin with, from what the business has today */
        get: operations["getAssistantSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When each crew could begin a job on a day: at work, and with no other job */
        get: operations["listFreeStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long crews are at work on some days, and when they have time for a job */
        get: operations["listOpenDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of posts, latest first */
        get: operations["listBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post with its text */
        get: operations["getBlogPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/rss.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All posts as an RSS feed */
        get: operations["getBlogFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the business with everything in it, for good */
        delete: operations["deleteBusiness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is on in some days, who does it, and when they are at work */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/crews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of which crews calendars have an address */
        get: operations["listCrewCalendarFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/crews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A secret address of a crew's jobs, for calendars; the one before no longer works */
        post: operations["makeCrewCalendarFeed"];
        /** The address no longer works */
        delete: operations["endCrewCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether calendars have an address of one's own jobs; the address is told once */
        get: operations["getOwnCalendarFeed"];
        put?: never;
        /** A secret address of one's own jobs, for calendars; the one before no longer works */
        post: operations["makeOwnCalendarFeed"];
        /** The address no longer works */
        delete: operations["endOwnCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a crew drives on a day, in order, and links that open the way in a maps app */
        get: operations["getRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/to-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that need a time, of customers with no appointment since: called off because of the weather, or the first of a series that cannot be planned */
        get: operations["listJobsToPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/careers/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply, with a resume as PDF */
        post: operations["applyForPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the detailing assistant
         * @description With `Accept: text/event-stream` the answer is streamed: events `tool` {label}, `card` (a ChatCard), `delta` {text}, and at the end `done` (the rest of a ChatReply) or `error` {message, retryable}.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what was wrong with an answer
         * @description Kept for 90 days for the platform, only with consent, without names, phone numbers and e-mail addresses, and without whose it is.
         */
        post: operations["sendAssistantFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What nobody caught in a browser */
        post: operations["reportClientErrors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How long the remotes of a page took to load */
        post: operations["reportClientLoads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A remote could not be loaded in a browser, or its page's policy kept something out */
        post: operations["reportClientProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How soon a page was there and answered, and how much it moved */
        post: operations["reportClientVitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days and hours at which nobody works */
        get: operations["listClosures"];
        put?: never;
        /** Close for days, or hours of days */
        post: operations["createClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a closure */
        put: operations["updateClosure"];
        post?: never;
        /** Open again */
        delete: operations["deleteClosure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with its link */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the makers of Clearcoat */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All contacts, or a page of a search */
        get: operations["listContacts"];
        put?: never;
        /** Add a customer */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customers as a CSV file or an Excel sheet
         * @deprecated
         * @description Answers when all of it is made. Use `/api/exports` instead.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest 20 imports */
        get: operations["listContactImports"];
        put?: never;
        /** Read a CSV or XLSX file of customers; nothing is added yet */
        post: operations["stageContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is */
        get: operations["getContactImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import would do */
        post: operations["checkContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports/{id}/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that were not imported, each with its problem */
        get: operations["getFailedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start an import, or go on with one that was interrupted; asked twice it runs once */
        post: operations["runContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove who was added and restore who was updated, unless changed since */
        post: operations["undoContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer with the history of visits */
        get: operations["getContact"];
        /** Change a customer */
        put: operations["updateContact"];
        post?: never;
        /** Delete a customer; past appointments and revenue stay, and it can be undone */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one customer of two: all of the other comes along, and it cannot be undone */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer's addresses */
        get: operations["listContactPlaces"];
        put?: never;
        /** Add an address of a customer */
        post: operations["createContactPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/places/{placeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address of a customer */
        put: operations["updateContactPlace"];
        post?: never;
        /** Remove an address; one where jobs were is put away */
        delete: operations["deleteContactPlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/places/{placeId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back an address that was put away */
        post: operations["restoreContactPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of a customer */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer's vehicles, the first first */
        get: operations["listVehicles"];
        put?: never;
        /** Add a vehicle of a customer */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a vehicle; the first one's label is the customer's `address` */
        put: operations["updateVehicle"];
        post?: never;
        /** Remove a vehicle; one that jobs have is put away */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/vehicles/{vehicleId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a vehicle that was put away */
        post: operations["restoreVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations with customers */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of conversations, live
         * @description An event `changed` when a message was added, was read or changed its state. The stream ends after two minutes; clients connect again.
         */
        get: operations["watchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages with a customer */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to a customer */
        post: operations["writeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vans and bays, and who is on them */
        get: operations["listCrews"];
        put?: never;
        /** Another van or bay */
        post: operations["createCrew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a crew, who is on it and its hours, or take it out of service */
        put: operations["updateCrew"];
        post?: never;
        /** Remove a crew; the last one stays */
        delete: operations["deleteCrew"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business at a glance */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/setup/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the setup guide for everybody */
        post: operations["dismissSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workbook: customers, appointments, services and the business
         * @deprecated
         * @description Answers when all of it is made. Use `/api/exports` instead.
         */
        get: operations["exportEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a file; asked for again while it is being made, it is the same one */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a file is */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file, for a day */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of the handbook */
        get: operations["listHandbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handbook/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One section, as Markdown */
        get: operations["getHandbookSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the business is open, week by week, and how long it takes to the next job */
        get: operations["getHours"];
        /** Change when the business is open */
        put: operations["saveHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a password and sign in */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is invited, and by which business */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How messages leave by themselves */
        get: operations["getMessageChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether text messages leave by themselves */
        put: operations["switchTexts"];
        /** Get a number from which the business texts; a repeated call keeps the first one */
        post: operations["claimTextNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Built-in texts of messages, and those of the business */
        get: operations["listMessageTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text with the facts of a real appointment */
        post: operations["previewMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/templates/{occasion}/{channel}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a built-in text */
        put: operations["saveMessageTemplate"];
        post?: never;
        /** Go back to a built-in text */
        delete: operations["resetMessageTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a sample to the user's own address */
        post: operations["testMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times on another day for the jobs of a day; nothing is saved
         * @description The same crew, order and time where that is free, else the next free time of the crew or of another that does the service.
         */
        get: operations["proposeMoves"];
        put?: never;
        /**
         * Move jobs: all of them or none
         * @description Undo is the same call with the former values and the new versions.
         */
        post: operations["saveMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own crews' jobs, from yesterday to two weeks ahead */
        get: operations["listMyJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getMyJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is done at a job, step by step
         * @description Its service's list until the first tick, and from then on the job's own.
         */
        get: operations["getMyJobChecklist"];
        /** Say that a step is done, or is not */
        put: operations["tickMyJobStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a job to its customer, and the next one */
        get: operations["getMyJobMessages"];
        put?: never;
        /** Record a message that was handed to a program of the phone */
        post: operations["handOverMyJobMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the notes of a job, and no more */
        put: operations["noteMyJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job's photos, the first first */
        get: operations["listMyJobPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getMyJobPhoto"];
        /** Add a photo under an id of your own, a UUID: sent again, it is there once */
        put: operations["saveMyJobPhoto"];
        post?: never;
        /** Delete a photo for good */
        delete: operations["deleteMyJobPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/photos/{photoId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** It in small */
        get: operations["getMyJobPhotoThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/vehicle-photo/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo after any job of this job's vehicle, in small */
        get: operations["getMyJobVehiclePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs/{id}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how far a job is; when it was said is recorded, once however often it is sent */
        post: operations["takeMyJobStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; a link in a mail confirms it */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with the link */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave, with the link */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person's own, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some as read, or all */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password; known and unknown addresses look the same */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the link; every session ends */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's own places */
        get: operations["listPlaces"];
        put?: never;
        /** Add one of the shop's own places */
        post: operations["createPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one of the shop's own places */
        put: operations["updatePlace"];
        post?: never;
        /** Remove a place; one where jobs were is put away */
        delete: operations["deletePlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a place that was put away */
        post: operations["restorePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan and how much of it is used */
        get: operations["getPlan"];
        /** Change the plan; nothing is charged */
        put: operations["changePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who wants to work here */
        get: operations["listPlatformApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/applications/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resume of an application */
        get: operations["getPlatformResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/assistant-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers of the assistant that people found wrong */
        get: operations["listPlatformFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What nobody caught in browsers, and how soon pages were there */
        get: operations["getPlatformBrowsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/mail-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether mails leave the house */
        get: operations["getPlatformMailStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outbox */
        get: operations["listPlatformMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors wrote */
        get: operations["listPlatformMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is published, and how it fares */
        get: operations["getPlatformReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
        get: operations["listReleaseChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/{remote}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a version to some businesses, the same ones always */
        post: operations["startCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/{remote}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a version to everyone */
        post: operations["promoteRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/{remote}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to the version before */
        post: operations["rollBackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who gets the newsletter */
        get: operations["listPlatformSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A crew's or a person's jobs as a calendar: without prices, notes and access codes */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a version of a remote */
        post: operations["publishRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a job costs and takes: service for the size, add-ons, fees, discounts */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a business and sign in as its owner */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reminders for the appointments of tomorrow */
        get: operations["listReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Completed work of a period, against the same length before */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that come again, who is due soonest first */
        get: operations["listSeries"];
        put?: never;
        /** Repeat a job every so many weeks */
        post: operations["createSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Repeat it more or less often, counted from the last one that is planned */
        put: operations["changeSeries"];
        post?: never;
        /** Plan no more; what is planned stays */
        delete: operations["stopSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make those after a job like it: time, price, crew, service, vehicle and place */
        post: operations["followInSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring the next one into the schedule now */
        post: operations["planSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with one that was stopped */
        post: operations["restoreSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the next one out */
        post: operations["skipSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be booked, in its order; the settings have the hidden ones too */
        get: operations["listServices"];
        put?: never;
        /** Offer another service */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put all services in an order */
        put: operations["orderServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a service; appointments keep the name and price they were booked with */
        put: operations["updateService"];
        post?: never;
        /** Offer a service no longer; its appointments stay, and it can be undone */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of a service */
        post: operations["restoreService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and what they may do */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business, services and notifications */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let staff see revenue, and technicians prices */
        put: operations["saveAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what the business says of itself */
        put: operations["saveBusiness"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change who is told what, and when */
        put: operations["saveNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How large vehicles are, as prices go by it */
        get: operations["listSizes"];
        /** Name, order, add and take away sizes */
        put: operations["saveSizes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a sign-in asks for a code */
        get: operations["getTwoFactor"];
        put?: never;
        /** A secret for the authenticator app */
        post: operations["beginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn it on, with a code of the app; every other session ends */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/2fa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn it off, with password and code */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms the own address once more */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; every other session ends */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the photo; it becomes a square */
        put: operations["savePhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/photo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of someone in the business */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getProfile"];
        /** Change name, e-mail and phone */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere, here included */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out of one device */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business's sizes, and makes and models to suggest */
        get: operations["getVehicleChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-makes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Makes of all contacts' vehicles, the most frequent first */
        get: operations["listVehicleMakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How large a model usually is */
        get: operations["getUsualSize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a VIN says by itself */
        get: operations["decodeVin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A customer wrote, or a text message was delivered or not */
        post: operations["receiveText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests may be sent here */
        get: operations["getReadiness"];
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
        AcceptInput: {
            /** @description Of the link */
            token: string;
            /** Format: password */
            password: string;
        };
        AccessInput: {
            staffSeeRevenue: boolean;
            techniciansSeePrices: boolean;
        };
        AccessSettings: {
            /** @description Staff see what the business takes */
            staffSeeRevenue: boolean;
            /** @description Technicians see what their jobs cost */
            techniciansSeePrices: boolean;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        Addon: {
            id: string;
            /** @example Pet hair */
            name: string;
            description: string;
            /**
             * @description Dollars
             * @example 40
             */
            price: number;
            /**
             * @description What it takes longer
             * @example 30
             */
            minutes: number;
            /** @description What it is offered with; none: every service */
            serviceIds: string[];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        AddonInput: {
            /** @example Pet hair */
            name: string;
            description?: string;
            /**
             * @description Dollars
             * @example 249.99
             */
            price: number | null;
            /** @description What it takes longer; default nothing, and for a change what it was */
            minutes?: number;
            /** @description What it is offered with, none: every service; left out: what it was */
            serviceIds?: string[];
        };
        AdminUser: {
            id: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            /** @description The part of the e-mail address before the @ */
            username: string;
            firstName: string;
            lastName: string;
            email: string;
            businessName: string;
            /** Format: date-time */
            createdAt: string;
            role: components["schemas"]["Role"];
            /** @description Has not accepted the invitation yet */
            isInvited: boolean;
            /** @description Why you may not change them */
            editProblem: string | null;
            /** @description Why you may not delete them */
            deleteProblem: string | null;
        };
        ApplicationInput: {
            /** @example Dana Reyes */
            name: string;
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            phone?: string;
            position: components["schemas"]["Position"];
            message?: string;
        };
        ApplicationReceived: {
            message: string;
            id: string;
        };
        Appointment: {
            notes: string;
            id: string;
            contactId: string;
            serviceId: string;
            customer: components["schemas"]["AppointmentCustomer"];
            /** @description null: none is known */
            vehicle: components["schemas"]["JobVehicle"] | null;
            /** @description null: at the shop */
            place: components["schemas"]["AppointmentPlace"] | null;
            /** @description Who does it */
            crew: components["schemas"]["JobCrew"];
            /** @description The service's name as it was booked */
            service: string;
            /**
             * Format: date
             * @description YYYY-MM-DD in the business's zone
             */
            date: string;
            /**
             * @description The same as `startTime`
             * @example 12:00
             */
            time: string;
            /** @example 12:00 */
            startTime: string;
            /**
             * @description 00:00 is midnight at the end of the day
             * @example 13:00
             */
            endTime: string;
            status: components["schemas"]["AppointmentStatus"];
            timeline: components["schemas"]["JobTimeline"];
            source: components["schemas"]["AppointmentSource"];
            /** @description Why it was called off; '' where nobody said, or where it was not */
            cancelReason: string;
            /** @description What it is made of, the service first; none where it is the service alone */
            lines: components["schemas"]["JobLine"][];
            /** @description Dollars that the lines come to, where there are some; the price may be another */
            listPrice: number | null;
            /** @description Minutes that the lines come to */
            listMinutes: number | null;
            /** @description null: it does not repeat */
            series: components["schemas"]["JobSeries"] | null;
            /** @description Dollars */
            price: number;
            /** @description Only where it was saved: other jobs of the crew at that time; left out for none */
            overlaps?: components["schemas"]["JobOverlap"][];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        AppointmentCancellation: {
            id: string;
            /** @description For `If-Match`: what the draft was made from */
            version: number;
            /** @description The customer's name */
            customer: string;
            /** @description The service's name */
            service: string;
            /** @description When it is now */
            now: components["schemas"]["AppointmentSlot"];
        };
        AppointmentChange: {
            /** Format: date-time */
            at: string;
            /** @example appointment.scheduled */
            action: string;
            /** @description Their name; null once they are gone */
            by: string | null;
            /**
             * @description Which of several it was: a step's text; null: the whole
             * @example Two-bucket wash
             */
            about: string | null;
            /**
             * @description What its status was; null: that stayed as it was
             * @example completed
             */
            from: string | null;
            /**
             * @description What it became
             * @example scheduled
             */
            to: string | null;
            /** @enum {string} */
            via: "app" | "assistant" | "platform" | "customer";
            /** @description Of its beginning: where it came from, if not from the staff */
            source: components["schemas"]["AppointmentSource"] | null;
            /** @description Of how it was called off last: why; '' where nobody said */
            reason: string;
        };
        AppointmentCustomer: {
            id: string;
            name: string;
            phone: string;
            email: string;
            /** @description What to know about the customer */
            notes?: string;
        };
        AppointmentDraft: {
            /** @description The customer's name */
            customer: string;
            /** @description The service's name */
            service: string;
            /** @description How the vehicle is called, with its size */
            vehicle?: string;
            /** @description Where at the customer's; absent at the shop */
            place?: string;
            /** @description What the crew is called, where there are several */
            crew?: string;
            /** @description Their names */
            addOns?: string[];
            method: components["schemas"]["DraftMethod"];
            path: components["schemas"]["DraftPath"];
            payload: components["schemas"]["DraftedAppointment"];
        };
        AppointmentInput: {
            notes?: string;
            contactId: string;
            /** @example s1 */
            serviceId: string;
            /** @description One of the customer's. Default, and null: the first; for a change what it was */
            vehicleId?: string | null;
            /** @description One of the customer's or the shop's; null: at the shop. Default: at the shop, or for a service that is done at customers' their first; for a change what it was */
            placeId?: string | null;
            /** @description A crew that takes jobs. Default: the first that does the service by where it is done; for a change what it was */
            crewId?: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string;
            /**
             * @description Accepted instead of `startTime`, which wins
             * @example 12:00
             */
            time?: string | null;
            /**
             * @description Default 12:00, and for a change what it was
             * @example 12:00
             */
            startTime?: string | null;
            /**
             * @description After the start; 00:00 and 24:00 are midnight at the end of the day. Default: the service's duration
             * @example 12:00
             */
            endTime?: string | null;
            /**
             * Format: date
             * @description The day of the end: the same as `date`. A job of several days is one job a day
             * @example 2026-11-21
             */
            endDate?: string;
            /** @description Default scheduled, and for a change what it was */
            status?: components["schemas"]["AppointmentStatus"];
            /** @description Of a new one. Default: what `Clearcoat-Via` says; a change keeps what it was */
            source?: components["schemas"]["SaidSource"];
            /**
             * @description Why it was called off: kept as long as it is cancelled or a no-show
             * @example The customer is ill
             */
            cancelReason?: string;
            /**
             * @description null takes what service, add-ons, fees and discounts come to, and so does leaving it out for a new one; 0 is a free job
             * @example 249.99
             */
            price?: number | null;
            /** @description Add-ons, fees and discounts; left out: what there are */
            lines?: components["schemas"]["JobLineInput"][];
            /** @description Refused with 409 where the crew has another job; default no */
            onlyIfFree?: boolean;
        };
        AppointmentLists: {
            /** @description Not over yet, neither completed nor cancelled; soonest first */
            upcoming: components["schemas"]["Appointment"][];
            /** @description The rest, latest first */
            past: components["schemas"]["Appointment"][];
            /** @description How many `upcoming` are in all; only when they were asked for page by page */
            upcomingTotal?: number;
            /** @description While more of `upcoming` follow */
            upcomingCursor?: string;
        };
        AppointmentMove: {
            id: string;
            /** @description For `If-Match`: what the draft was made from */
            version: number;
            /** @description The customer's name */
            customer: string;
            /** @description The service's name */
            service: string;
            /** @description When it is now */
            now: components["schemas"]["AppointmentSlot"];
            payload: components["schemas"]["MovedAppointment"];
        };
        AppointmentPlace: {
            id: string;
            /** @example Home */
            label: string;
            /** @example 14 Elm St */
            street: string;
            city: string;
            region: string;
            postcode: string;
            /** @example Gate code 4411, water behind the garage */
            accessNotes: string;
            /** @description null: no address is known */
            directionsUrl: string | null;
        };
        AppointmentSlot: {
            /** Format: date */
            date: string;
            /** @example 14:00 */
            startTime: string;
            /** @example 16:00 */
            endTime: string;
        };
        /** @enum {string} */
        AppointmentSource: "staff" | "online" | "assistant" | "import";
        /** @enum {string} */
        AppointmentStatus: "scheduled" | "confirmed" | "in-progress" | "completed" | "cancelled" | "pending" | "no-show";
        AppointmentStep: {
            id: string;
            /** @description For `If-Match`: what the draft was made from */
            version: number;
            /** @description The customer's name */
            customer: string;
            /** @description The service's name */
            service: string;
            /** @description When it is now */
            now: components["schemas"]["AppointmentSlot"];
            step: components["schemas"]["JobStep"];
        };
        AppointmentVehicle: {
            /**
             * @description As the customer has it now
             * @example 2024 Toyota Camry, black
             */
            label: string;
        };
        /** @enum {string} */
        AppointmentsFate: "cancel" | "keep";
        AssistantSuggestions: {
            /**
             * @description Questions that fit what the business has today, and that the person may ask
             * @example [
             *       "What's on tomorrow?"
             *     ]
             */
            questions: string[];
        };
        /** @enum {string} */
        BlogCategory: "Business Growth" | "Detailing Techniques" | "Business Strategy" | "Industry Trends" | "Client Management" | "Product Reviews";
        BlogPage: {
            /** @description Latest first */
            posts: components["schemas"]["BlogPostSummary"][];
            page: number;
            /** @description How many pages there are */
            pages: number;
            /** @description How many posts there are on all pages */
            total: number;
        };
        BlogPost: {
            /** @example pricing-by-size-and-condition */
            slug: string;
            title: string;
            excerpt: string;
            /**
             * Format: date
             * @example 2026-11-10
             */
            date: string;
            category: components["schemas"]["BlogCategory"];
            readingMinutes: number;
            /** @description The text as HTML, written by us; headings start at h2 */
            html: string;
            /** @description Up to three further posts */
            related: components["schemas"]["BlogPostSummary"][];
        };
        BlogPostSummary: {
            /** @example pricing-by-size-and-condition */
            slug: string;
            title: string;
            excerpt: string;
            /**
             * Format: date
             * @example 2026-11-10
             */
            date: string;
            category: components["schemas"]["BlogCategory"];
            readingMinutes: number;
        };
        BriefRow: {
            /** @description Jobs of the last two weeks to close, jobs of the next seven days to confirm, customers to invite, free time to book */
            task: components["schemas"]["BriefTask"];
            /** @description Jobs, customers, or minutes that are free */
            count: number;
            /** @description There are more than were counted */
            hasMore: boolean;
            /**
             * Format: date
             * @description Of the free time
             */
            date: string | null;
            /** @example 10:00 */
            startTime: string | null;
            /** @example 18:00 */
            endTime: string | null;
            /**
             * @description Where to do it
             * @example /contacts?visits=due
             */
            url: string;
        };
        BriefSentence: {
            /** @example 3 jobs today worth $479.97, the first at 9:00 AM. */
            text: string;
            /** @description Where to look it up */
            proof: components["schemas"]["ChatSource"];
            /** @description null: nothing is to be done */
            row: components["schemas"]["BriefRow"] | null;
        };
        /**
         * @description Jobs of the last two weeks to close, jobs of the next seven days to confirm, customers to invite, free time to book
         * @enum {string}
         */
        BriefTask: "close" | "confirm" | "invite" | "book";
        BusinessDeletionInput: {
            /**
             * @description Needed of a person with two-factor authentication: the app's code or a recovery code
             * @example 123456
             */
            code?: string;
            /** Format: password */
            password: string;
            businessName: string;
        };
        BusinessInput: {
            /** @example Reyes Detailing */
            businessName: string;
            /**
             * Format: email
             * @description Where customers write to
             */
            email?: string;
            phone?: string;
            address?: string;
            /** @example www.example.com */
            website?: string;
            description?: string;
            /**
             * @description Unchanged when absent
             * @example America/New_York
             */
            timeZone?: string;
            /** @description Unchanged when absent */
            timeFormat?: components["schemas"]["TimeFormat"];
        };
        BusinessPlan: {
            plan: components["schemas"]["Plan"];
            /** @example Professional */
            name: string;
            /** @description Dollars a month */
            price: number;
            /**
             * Format: date-time
             * @description Of a trial
             */
            trialEndsAt: string | null;
            customers: number;
            /** @description null: as many as there are */
            limit: number | null;
            /** @description The smallest plan with more room */
            next: components["schemas"]["NextPlan"] | null;
            /** @description local: payments are not connected, and nothing is charged */
            paymentsMode: components["schemas"]["PaymentsMode"];
        };
        BusinessSettings: {
            businessName: string;
            email: string;
            phone: string;
            address: string;
            website: string;
            description: string;
            /** @example America/New_York */
            timeZone: string;
            /**
             * @description 1:30 PM, or 13:30
             * @default 12h
             */
            timeFormat: components["schemas"]["TimeFormat"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        Calendar: {
            /** @description Each that was asked for */
            days: components["schemas"]["CalendarDay"][];
            /** @description What begins on these days and was not called off; the soonest first */
            jobs: components["schemas"]["Appointment"][];
            /** @description Also those that take no new jobs */
            crews: components["schemas"]["Crew"][];
            /** @description When the business is open, week by week */
            hours: components["schemas"]["OpenRange"][];
            /** @description Those of these days */
            closures: components["schemas"]["Closure"][];
            /** @description Minutes that a crew drives between jobs at different places */
            travelMinutes: number;
            /** @description The same where both postcodes are known and differ; null: no longer */
            farTravelMinutes: number | null;
            /** @description Of the shop's own address; '' while that is not known */
            shopPostcode: string;
            /**
             * @description Minutes that jobs move by
             * @default 60
             * @enum {integer}
             */
            timeStep: 60 | 30 | 15;
        };
        CalendarDay: {
            /** Format: date */
            date: string;
            /** @description How many jobs take place, whether or not all of them are among `jobs` */
            count: number;
        };
        CalendarEvent: {
            /**
             * Format: date
             * @description A day with appointments that are not cancelled
             */
            date: string;
            /** @description How many */
            jobs: number;
        };
        CalendarFeed: {
            /** @description The crew; null: of a person */
            crewId: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a calendar asked last, to the hour; null: none has yet
             */
            readAt: string | null;
        };
        CalendarFeedAddress: {
            /**
             * @description Whoever has it reads the jobs; told this once
             * @example https://app.example/api/public/calendar/4fJ….ics
             */
            url: string;
            feed: components["schemas"]["CalendarFeed"];
        };
        CanaryInput: {
            version: string;
            /** @description Of a hundred businesses; 0 keeps it prepared for nobody */
            percent: number;
        };
        CancelInput: {
            /**
             * @description Why it was called off: kept as long as it is cancelled or a no-show
             * @example The customer is ill
             */
            cancelReason?: string;
        };
        ChangeMade: {
            /** @description Their name; null once they are gone */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        ChannelConsent: {
            /** @description null: nobody knows */
            allowed: boolean | null;
            /** Format: date-time */
            since: string | null;
            /**
             * @description import, typed or answer
             * @example import
             */
            source: string | null;
            /** @description User who entered it */
            by: string | null;
            /** @description Words that the contact agreed to; '' where none are known */
            words: string;
            marketing: components["schemas"]["PurposeConsent"];
        };
        /** @enum {string} */
        ChannelState: "connected" | "own-phone" | "refused" | "none";
        ChatCard: {
            /** @description Which part there is */
            kind: components["schemas"]["ChatCardKind"];
            /** @example Full Detail for Jordan Blake */
            title: string;
            /** @description What to look at before confirming */
            warnings: string[];
            appointment?: components["schemas"]["AppointmentDraft"];
            message?: components["schemas"]["MessageDraft"];
            move?: components["schemas"]["AppointmentMove"];
            cancel?: components["schemas"]["AppointmentCancellation"];
            step?: components["schemas"]["AppointmentStep"];
            customer?: components["schemas"]["CustomerDraft"];
            price?: components["schemas"]["PriceDraft"];
        };
        /**
         * @description Which part there is
         * @enum {string}
         */
        ChatCardKind: "appointment" | "message" | "move" | "cancel" | "step" | "customer" | "price";
        ChatFigures: {
            /** @example Revenue by service, October 2026 */
            title: string;
            /**
             * @example [
             *       "Service",
             *       "Revenue"
             *     ]
             */
            columns: string[];
            unit: components["schemas"]["FigureUnit"];
            /** @description Whether the rows are stretches of time, in their order */
            isTime: boolean;
            rows: components["schemas"]["FigureRow"][];
            /** @description The answer without these rows, as Markdown */
            lead?: string;
        };
        ChatInput: {
            /** @example What should I charge for a full detail? */
            message: string;
            conversationHistory?: components["schemas"]["ChatTurn"][];
            /** @description The `planToken` of the answer that this follows up; one that does not count is left aside */
            plan?: string;
            /** @description Asks what `plan` asked with one part changed; `message` is how the person says it */
            change?: components["schemas"]["PlanChange"];
        };
        ChatList: {
            /** @description The answer without these rows, as Markdown */
            lead: string;
            rows: components["schemas"]["ListRow"][];
            /** @description Number of rows that are left out, as Markdown */
            rest?: string;
        };
        /**
         * @description `basic` without a language model, or when it failed
         * @enum {string}
         */
        ChatMode: "basic" | "model";
        ChatReply: {
            /** @description Markdown; links lead to our own pages only */
            response: string;
            /** @description `basic` without a language model, or when it failed */
            mode: components["schemas"]["ChatMode"];
            sources: components["schemas"]["ChatSource"][];
            /** @description Questions that could come next */
            suggestions: string[];
            /** @description Drafts to change and confirm */
            cards?: components["schemas"]["ChatCard"][];
            /** @description What was understood, where the answer is of the records: measure, filters, days */
            plan?: {
                [key: string]: unknown;
            };
            /** @description What was understood, signed: `plan` of the next question */
            planToken?: string;
            /** @description What was understood, part by part: `change` of the next question */
            understood?: components["schemas"]["UnderstoodPart"][];
            /** @description Where the answer has many figures */
            figures?: components["schemas"]["ChatFigures"];
            /** @description Where the answer lists rows of the records */
            list?: components["schemas"]["ChatList"];
            /** @description Why this is basic mode although there is a model */
            notice?: string;
        };
        /** @enum {string} */
        ChatRole: "user" | "assistant";
        ChatSource: {
            title: string;
            /**
             * @description A page of the product; `/handbook/{slug}` is read at `/api/handbook/{slug}`
             * @example /appointments
             */
            url: string;
            kind?: components["schemas"]["ChatSourceKind"];
        };
        /** @enum {string} */
        ChatSourceKind: "page" | "handbook" | "post";
        ChatTurn: {
            role: components["schemas"]["ChatRole"];
            content: string;
        };
        CheckedStep: {
            /** @example Two-bucket wash */
            label: string;
            done: boolean;
            /** @description Who ticked it */
            by: string | null;
            /** Format: date-time */
            at: string | null;
        };
        ClientError: {
            /** @enum {string} */
            kind: "error" | "rejection";
            message: string;
            stack: string;
            route: string;
        };
        ClientErrors: {
            errors: components["schemas"]["ClientError"][];
        };
        ClientLoad: {
            remote: string;
            version: string;
            /** @description From asking for it to its module being there, in milliseconds */
            ms: number;
        };
        ClientLoads: {
            loads: components["schemas"]["ClientLoad"][];
        };
        ClientReport: {
            remote: string;
            version: string;
            traceId: string;
            reason?: string;
            /**
             * @description Whether code did not come (default), threw while it was shown, or a page throws in each version
             * @enum {string}
             */
            kind?: "load" | "render" | "page";
        };
        ClientVital: {
            /** @enum {string} */
            name: "LCP" | "INP" | "CLS" | "TTFB";
            /** @description In milliseconds; of CLS in thousandths */
            value: number;
            remote: string;
            version: string;
            route: string;
        };
        ClientVitals: {
            vitals: components["schemas"]["ClientVital"][];
        };
        Closure: {
            id: string;
            /** @description null: all crews */
            crewId: string | null;
            /** Format: date */
            fromDate: string;
            /** Format: date */
            toDate: string;
            /**
             * @description null: all day
             * @example 12:00
             */
            starts: string | null;
            /** @example 24:00 */
            ends: string | null;
            reason: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        ClosureInput: {
            /** @description Of one crew; without it of all */
            crewId?: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            fromDate: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            toDate: string;
            /**
             * @description With `ends`: only these hours of each of the days
             * @example 18:00
             */
            starts?: string;
            /**
             * @description With `starts`
             * @example 18:00
             */
            ends?: string;
            /** @example Thanksgiving */
            reason?: string;
        };
        ColumnAmounts: {
            decimals: components["schemas"]["ImportDecimals"];
            /**
             * @description A value that can be read both ways, where the column does not decide; else ''
             * @example 1.249
             */
            doubtful: string;
        };
        /** @enum {string} */
        ColumnDateOrder: "month-first" | "day-first" | "year-first";
        ColumnDates: {
            order: components["schemas"]["ColumnDateOrder"];
            /**
             * @description A value that can be read both ways, where the column does not decide; else ''
             * @example 03/04/2025
             */
            doubtful: string;
        };
        Consent: {
            sms: components["schemas"]["ChannelConsent"];
            email: components["schemas"]["ChannelConsent"];
        };
        /** @enum {string} */
        ConsentChannel: "sms" | "email";
        ConsentInput: {
            channel: components["schemas"]["ConsentChannel"];
            purpose: components["schemas"]["ConsentPurpose"];
            allowed: boolean;
            /** @description Words that the contact agreed to */
            words?: string;
        };
        /** @enum {string} */
        ConsentPurpose: "service" | "marketing";
        Contact: {
            notes: string;
            id: string;
            /** @description Full name */
            name: string;
            /** @description '' when unknown */
            email: string;
            /** @description As it was typed, or as an import has tidied it */
            phone: string;
            /** @description The vehicle */
            address: string;
            /** @description Date of the latest completed appointment or imported visit, or '' */
            lastAppointment: string;
            /** @description Dollars of completed appointments, and of imported history */
            totalSpent: number;
            /** @description Appointments still to come */
            upcomingAppointments: number;
            /** @description What of both was imported; null: nothing */
            imported: components["schemas"]["OpeningBalance"] | null;
            /** @description Of messages */
            language: components["schemas"]["Language"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        ContactDeleted: {
            id: string;
        };
        ContactDetails: {
            notes: string;
            id: string;
            /** @description Full name */
            name: string;
            /** @description '' when unknown */
            email: string;
            /** @description As it was typed, or as an import has tidied it */
            phone: string;
            /** @description The vehicle */
            address: string;
            /** @description Date of the latest completed appointment or imported visit, or '' */
            lastAppointment: string;
            /** @description Dollars of completed appointments, and of imported history */
            totalSpent: number;
            /** @description Appointments still to come */
            upcomingAppointments: number;
            /** @description What of both was imported; null: nothing */
            imported: components["schemas"]["OpeningBalance"] | null;
            /** @description Of messages */
            language: components["schemas"]["Language"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            consent?: components["schemas"]["Consent"];
            /** @description The first is what `address` says */
            vehicles: components["schemas"]["Vehicle"][];
            places: components["schemas"]["Place"][];
            /** @description Latest first */
            history: components["schemas"]["Appointment"][];
        };
        ContactImport: {
            id: string;
            fileName: string;
            status: components["schemas"]["ImportStatus"];
            rows: number;
            /** @description Rows worked through so far */
            done: number;
            added: number;
            updated: number;
            skipped: number;
            failed: number;
            /** @description Customers undo left alone: changed since */
            kept: number;
            /** @description Rows whose last visit and total are left out: the customer has visits here */
            visitsKept: number;
            /** @description Rows of which something is left out, such as what is not an e-mail address */
            leftOut: number;
            /** @description Customers whose e-mail or phone is their name */
            unnamed: number;
            /** Format: date-time */
            createdAt: string;
            canUndo: boolean;
            /** @description For matching the columns again */
            columns: components["schemas"]["ImportColumn"][];
            source: components["schemas"]["ImportSource"];
        };
        ContactInput: {
            notes?: string;
            /**
             * @description First and last name, joined
             * @example Jordan Blake
             */
            name?: string;
            /** @description With `lastName`, instead of `name` */
            firstName?: string;
            /** @description With `firstName`, instead of `name` */
            lastName?: string;
            /**
             * @description Required, but of a stored customer who has an e-mail address alone
             * @example (555) 123-4567
             */
            phone?: string;
            /**
             * Format: email
             * @description Optional
             */
            email?: string;
            /**
             * @description The vehicle
             * @example 2021 Subaru Outback, blue
             */
            address?: string;
            /** @description Instead of `address` */
            vehicle?: string;
            /** @description What the customer answered; what is left out stays as it is */
            consents?: components["schemas"]["ConsentInput"][];
            /** @description Of messages. Default en */
            language?: components["schemas"]["Language"];
        };
        /** @enum {string} */
        ContactSort: "name" | "-name" | "lastAppointment" | "-lastAppointment" | "totalSpent" | "-totalSpent";
        ContactUsInput: {
            /** @example Dana Reyes */
            name: string;
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            subject: string;
            message: string;
        };
        ContactUsReceived: {
            /** @enum {boolean} */
            received: true;
        };
        /** @enum {string} */
        ContactVisits: "due" | "lapsed" | "never";
        Conversation: {
            /**
             * @description The contact's id, or the number in E.164 of somebody who is no contact
             * @example +15551234567
             */
            key: string;
            contactId: string | null;
            /**
             * @description Name of the contact, or the number
             * @example (555) 123-4567
             */
            name: string;
            channel: components["schemas"]["MessageChannel"];
            /** @description Beginning of the last message, on one line */
            text: string;
            /** Format: date-time */
            at: string;
            direction: components["schemas"]["MessageDirection"];
            state: components["schemas"]["MessageState"];
            /** @description How many messages nobody has read */
            unread: number;
        };
        ConversationChannels: {
            sms: components["schemas"]["ChannelState"];
            email: components["schemas"]["ChannelState"];
        };
        ConversationList: {
            /** @description The latest message first */
            conversations: components["schemas"]["Conversation"][];
            /** @description How many messages nobody has read, in all */
            unread: number;
            /** @description Cursor of the next page */
            next: string | null;
        };
        ConversationMessage: {
            id: string;
            direction: components["schemas"]["MessageDirection"];
            channel: components["schemas"]["MessageChannel"];
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            /** @description '' for a text message */
            subject: string;
            text: string;
            /** Format: date-time */
            at: string;
            /** @description User who wrote it; null: sent by itself, received, or the user has left */
            by: string | null;
            /** @description Why it failed; '' otherwise */
            problem: string;
            appointmentId: string | null;
        };
        ConversationThread: {
            /**
             * @description The contact's id, or the number in E.164 of somebody who is no contact
             * @example +15551234567
             */
            key: string;
            contactId: string | null;
            /**
             * @description Name of the contact, or the number
             * @example (555) 123-4567
             */
            name: string;
            /** @description Number in E.164; '' where there is none */
            phone: string;
            /** @description Email address; '' where there is none */
            email: string;
            channels: components["schemas"]["ConversationChannels"];
            /**
             * @description Why the customer cannot be written to; '' where they can
             * @example Ana asked for no messages.
             */
            refusal: string;
            /** @description Newest first */
            messages: components["schemas"]["ConversationMessage"][];
            /** @description Cursor of the next page */
            next: string | null;
        };
        Crew: {
            id: string;
            /** @example Van 1 */
            name: string;
            kind: components["schemas"]["CrewKind"];
            colour: components["schemas"]["CrewColour"];
            /** @description Takes new jobs */
            active: boolean;
            people: components["schemas"]["CrewMember"][];
            /** @description null: the business's; an empty list: never */
            hours: components["schemas"]["OpenRange"][] | null;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        /** @enum {string} */
        CrewColour: "blue" | "teal" | "green" | "amber" | "red" | "purple" | "pink" | "grey";
        CrewInput: {
            /** @example Van 1 */
            name: string;
            kind: components["schemas"]["CrewKind"];
            colour: components["schemas"]["CrewColour"];
            /** @description Takes new jobs; default yes, and for a change what it was */
            active?: boolean;
            /** @description Ids of people; what they were when absent */
            people?: string[];
            /** @description null: the business's; left out: what they were */
            hours?: components["schemas"]["OpenRange"][] | null;
        };
        /** @enum {string} */
        CrewKind: "van" | "bay";
        CrewMember: {
            id: string;
            name: string;
        };
        CrewRoute: {
            /** @description In the order of their times */
            stops: components["schemas"]["RouteStop"][];
            /** @description To what is left to do, from where the device is; several where one is too long */
            links: components["schemas"]["RouteLink"][];
        };
        CustomerDraft: {
            name: string;
            /** @description '' while it is not known: it has to be filled in */
            phone: string;
            email: string;
            /** @description The vehicle */
            address: string;
        };
        DailyBrief: {
            /**
             * Format: date
             * @description Today in the business's zone
             */
            date: string;
            /** @description `model` when a language model put it into its words */
            mode: components["schemas"]["ChatMode"];
            /** @description Three to five */
            sentences: components["schemas"]["BriefSentence"][];
        };
        Dashboard: {
            stats: components["schemas"]["DashboardStats"];
            trends: components["schemas"]["DashboardTrends"];
            /** @description Today's that is in progress, else the first of upcoming */
            nextAppointment: components["schemas"]["Appointment"] | null;
            today: components["schemas"]["DaySummary"];
            tomorrow: components["schemas"]["DaySummary"];
            /** @description The first 20 of upcoming */
            appointments: components["schemas"]["Appointment"][];
            /** @description At most five, latest first */
            recentCustomers: components["schemas"]["RecentCustomer"][];
            /** @description From 12 months back to 12 months ahead */
            calendarEvents: components["schemas"]["CalendarEvent"][];
            user: components["schemas"]["DashboardUser"];
            /** @description null once all is done or the guide was dismissed, and for those who cannot change settings */
            setup: components["schemas"]["Setup"] | null;
        };
        DashboardStats: {
            /** @description Dollars of completed jobs, month to date */
            revenue?: number;
            /** @example +12.5% from last month */
            revenueChange?: string;
            /** @description This month's appointments that are not cancelled */
            appointments: number;
            /** @example +12.5% from last month */
            appointmentsChange: string;
            /** @description All customers */
            customers: number;
            /** @example +12.5% from last month */
            customersChange: string;
            /** @description Dollars a completed job, month to date */
            averageService?: number;
            /** @example +12.5% from last month */
            averageServiceChange?: string;
        };
        DashboardTrends: {
            /** @description Of the last seven months, oldest first: the figure, and what it is compared with */
            revenue?: number[];
            /** @description Of the last seven months, oldest first: the figure, and what it is compared with */
            appointments: number[];
            /** @description Of the last seven months, oldest first: the figure, and what it is compared with */
            customers: number[];
            /** @description Of the last seven months, oldest first: the figure, and what it is compared with */
            averageService?: number[];
        };
        DashboardUser: {
            firstName: string;
        };
        DaySummary: {
            /** Format: date */
            date: string;
            jobs: number;
            /** @description Dollars, all of them at their price */
            worth?: number;
            /** @description Dollars of those that are completed */
            earned?: number;
            /** @description In the order of the day, the first 20 */
            appointments: components["schemas"]["Appointment"][];
        };
        DecodedVinDto: {
            /** @description In capitals, without spaces */
            vin: string;
            /** @description Why it may be mistyped */
            problem: string | null;
            year: number | null;
            make: string | null;
        };
        /** @enum {string} */
        DraftChannel: "email" | "sms";
        /** @enum {string} */
        DraftMethod: "POST";
        /** @enum {string} */
        DraftPath: "/api/appointments";
        DraftedAppointment: {
            contactId: string;
            serviceId: string;
            /** Format: date */
            date: string;
            /** @example 14:00 */
            time: string;
            /**
             * @description The same as `time`
             * @example 14:00
             */
            startTime: string;
            /** @example 16:00 */
            endTime: string;
            status: components["schemas"]["AppointmentStatus"];
            notes: string;
            /** @description Dollars, for that vehicle and with its add-ons */
            price: number;
            /** @description The crew that has time then; absent where none has */
            crewId?: string;
            /** @description Absent where the customer has none */
            vehicleId?: string;
            /** @description At the customer's; absent at the shop */
            placeId?: string;
            lines?: components["schemas"]["DraftedLine"][];
        };
        DraftedLine: {
            kind: components["schemas"]["DraftedLineKind"];
            addonId: string;
        };
        /** @enum {string} */
        DraftedLineKind: "addon";
        /** @enum {string} */
        EmailChannel: "connected" | "unconfirmed" | "none";
        ErrorBody: {
            /** @example 422 */
            statusCode: number;
            /**
             * @description Stable, for programs; `plan_limit` when the plan allows no more customers
             * @example validation_failed
             */
            code: string;
            /**
             * @description For people
             * @example End time must be after start time
             */
            message: string;
            /** @description The same sentence as `message` */
            error: string;
            /** @description One sentence per field that needs attention */
            fields?: {
                [key: string]: string;
            };
            /** @description With `version_conflict`: what is stored now, in the shape a save answers */
            current?: {
                [key: string]: unknown;
            };
            /** @description With `version_conflict`: who has changed it so, where that is on record */
            changed?: components["schemas"]["ChangeMade"];
            /** @description Quote this to support */
            requestId: string;
        };
        Export: {
            id: string;
            what: components["schemas"]["Exported"];
            format: components["schemas"]["ExportFormat"];
            status: components["schemas"]["ExportStatus"];
            /** @description What the file is called */
            fileName: string;
            /** @description Written so far */
            rows: number;
            /** @description Of the file, so far */
            bytes: number;
            /** @description Why there is no file */
            problem: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the file can be had
             */
            expiresAt: string;
        };
        /**
         * @description Default csv for customers; everything is a workbook: xlsx
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx";
        ExportInput: {
            /** @description Part of the name, the e-mail, the phone, the vehicle or the notes */
            search?: string;
            /** @description Where `search` looks; who: only name, e-mail and phone. Default everything */
            in?: components["schemas"]["SearchScope"];
            /** @description due: last here 60 to 240 days ago and nothing booked; lapsed: longer ago and nothing booked; never: no visit yet. Default everybody */
            visits?: components["schemas"]["ContactVisits"];
            /**
             * @description Make of one of the vehicles, in any case. Default all
             * @example Ford
             */
            make?: string;
            /**
             * Format: date
             * @description First day, included
             * @example 2026-11-21
             */
            from?: string;
            /**
             * Format: date
             * @description Last day, included
             * @example 2026-11-21
             */
            to?: string;
            /** @description Only one crew; default all */
            crewId?: string;
            what: components["schemas"]["Exported"];
            /** @description Default csv for customers; everything is a workbook: xlsx */
            format?: components["schemas"]["ExportFormat"];
        };
        /** @enum {string} */
        ExportStatus: "waiting" | "running" | "done" | "failed";
        /** @enum {string} */
        Exported: "everything" | "customers";
        FeedbackInput: {
            problem: components["schemas"]["FeedbackProblem"];
            note?: string;
            question: string;
            answer: string;
            /** @description Nothing is kept without it */
            consent: boolean;
        };
        /** @enum {string} */
        FeedbackProblem: "wrong" | "missing" | "misunderstood" | "other";
        FeedbackReceived: {
            received: boolean;
        };
        FigureRow: {
            /** @example Full Detail */
            label: string;
            /**
             * @description Money in dollars
             * @example 249.99
             */
            value: number;
            /** @description In the days that it is compared with */
            before?: number;
            /** @description A page of the product about it */
            url?: string;
        };
        /** @enum {string} */
        FigureUnit: "money" | "count" | "hours" | "percent" | "day" | "money_per_hour";
        FileRow: {
            /** @description As the spreadsheet counts, from 1 */
            number: number;
            /** @description Its first filled cells */
            cells: string[];
        };
        FollowingInput: {
            /** @description One of the series: what those after it become */
            appointmentId?: string;
        };
        ForgotPasswordInput: {
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
        };
        FreeStarts: {
            crewId: string;
            /**
             * @description By the clock on the business's wall, the earliest first
             * @example [
             *       "08:00",
             *       "13:15"
             *     ]
             */
            startTimes: string[];
        };
        FreeStretch: {
            crewId: string;
            /**
             * @description What the crew is called
             * @example Van 1
             */
            crew: string;
            /** @example 13:00 */
            startTime: string;
            /**
             * @description 00:00 is midnight at the end of the day
             * @example 15:00
             */
            endTime: string;
        };
        HandbookSection: {
            /** @example pricing-by-size-and-condition */
            slug: string;
            title: string;
            /** @example Pricing */
            topic: string;
            /** @description Markdown: paragraphs, lists and bold */
            body: string;
            /** @description More of the same topic */
            related: components["schemas"]["HandbookSummary"][];
        };
        HandbookSummary: {
            /** @example pricing-by-size-and-condition */
            slug: string;
            title: string;
            /** @example Pricing */
            topic: string;
        };
        HandedOver: {
            kind: components["schemas"]["MessageOccasion"];
            channel: components["schemas"]["MessageChannel"];
            /** @description '' for a text message */
            subject?: string;
            text: string;
            about: string;
        };
        HealthStatus: {
            /** @enum {string} */
            status: "ok" | "unavailable";
        };
        ImportCheck: {
            toAdd: number;
            toUpdate: number;
            toSkip: number;
            /** @description Rows whose last visit and total are left out: the customer has visits here */
            visitsKept: number;
            /** @description Rows of which something is left out */
            leftOut: number;
            /** @description Customers whose e-mail or phone is their name */
            unnamed: number;
            /**
             * @description How values that can be read both ways are read, where nobody has said it
             * @example [
             *       "Dates such as 03/04/2025 are read month first: Mar 4, 2025"
             *     ]
             */
            assumptions: string[];
            /** @description What there is to say of both; the first 50 */
            warnings: components["schemas"]["ImportProblem"][];
            /** @description Rows that cannot become a customer */
            failed: number;
            /** @description Rows the plan has no room for */
            overLimit: number;
            /** @description The first 50 */
            problems: components["schemas"]["ImportProblem"][];
            /** @description The first 5 */
            preview: components["schemas"]["ImportPreview"][];
        };
        ImportColumn: {
            /** @description From 0 */
            index: number;
            /** @description The heading, or 'Column B' where there is none */
            name: string;
            /** @description Its first values, at most three */
            samples: string[];
            /** @description What it seems to hold */
            suggested: components["schemas"]["ImportField"] | null;
            /** @description How its dates are read, where that is not month first without a doubt */
            dates?: components["schemas"]["ColumnDates"];
            /** @description How its amounts are read, where that is not with a decimal point without a doubt */
            amounts?: components["schemas"]["ColumnAmounts"];
        };
        /**
         * @description Whether 3/4/2025 is March 4. Default: as the whole column says, else month first
         * @enum {string}
         */
        ImportDateOrder: "month-first" | "day-first";
        /** @enum {string} */
        ImportDecimals: "point" | "comma";
        /**
         * @description For customers with the phone or the e-mail of one that exists
         * @enum {string}
         */
        ImportDuplicates: "skip" | "update" | "add";
        /**
         * @description What it seems to hold
         * @enum {string}
         */
        ImportField: "name" | "phone" | "email" | "vehicle" | "notes" | "firstName" | "lastName" | "company" | "vehicleYear" | "vehicleMake" | "vehicleModel" | "vehicleColor" | "streetLine2" | "size" | "plate" | "vin" | "coating" | "coatedOn" | "street" | "city" | "region" | "postcode" | "accessNotes" | "lastVisit" | "totalSpent" | "smsConsent" | "emailConsent" | "secondPhone" | "secondEmail" | "secondVehicle" | "moreNotes" | "tags";
        ImportMapping: {
            /** @description A column index */
            name?: number | null;
            /** @description A column index */
            phone?: number | null;
            /** @description A column index */
            email?: number | null;
            /** @description A column index */
            vehicle?: number | null;
            /** @description A column index */
            notes?: number | null;
            /** @description A column index */
            firstName?: number | null;
            /** @description A column index */
            lastName?: number | null;
            /** @description A column index */
            company?: number | null;
            /** @description A column index */
            vehicleYear?: number | null;
            /** @description A column index */
            vehicleMake?: number | null;
            /** @description A column index */
            vehicleModel?: number | null;
            /** @description A column index */
            vehicleColor?: number | null;
            /** @description A column index */
            streetLine2?: number | null;
            /** @description A column index */
            size?: number | null;
            /** @description A column index */
            plate?: number | null;
            /** @description A column index */
            vin?: number | null;
            /** @description A column index */
            coating?: number | null;
            /** @description A column index */
            coatedOn?: number | null;
            /** @description A column index */
            street?: number | null;
            /** @description A column index */
            city?: number | null;
            /** @description A column index */
            region?: number | null;
            /** @description A column index */
            postcode?: number | null;
            /** @description A column index */
            accessNotes?: number | null;
            /** @description A column index */
            lastVisit?: number | null;
            /** @description A column index */
            totalSpent?: number | null;
            /** @description A column index */
            smsConsent?: number | null;
            /** @description A column index */
            emailConsent?: number | null;
            /** @description Column indexes; a single number counts as one */
            secondPhone?: number[] | null;
            /** @description Column indexes; a single number counts as one */
            secondEmail?: number[] | null;
            /** @description Column indexes; a single number counts as one */
            secondVehicle?: number[] | null;
            /** @description Column indexes; a single number counts as one */
            moreNotes?: number[] | null;
            /** @description Column indexes; a single number counts as one */
            tags?: number[] | null;
        };
        ImportOptions: {
            mapping: components["schemas"]["ImportMapping"];
            /** @description For customers with the phone or the e-mail of one that exists */
            duplicates: components["schemas"]["ImportDuplicates"];
            /** @description Whether 3/4/2025 is March 4. Default: as the whole column says, else month first */
            dateOrder?: components["schemas"]["ImportDateOrder"];
            /** @description What stands before the cents. Default: as the whole column says, else the point */
            decimals?: components["schemas"]["ImportDecimals"];
        };
        /** @enum {string} */
        ImportOutcome: "add" | "update" | "skip";
        ImportPreview: {
            notes: string;
            /** @description Full name */
            name: string;
            /** @description '' when unknown */
            email: string;
            /** @description As it was typed, or as an import has tidied it */
            phone: string;
            /** @description The vehicle */
            address: string;
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            /**
             * @description What else is theirs: the vehicle's size, a second one, an address
             * @example SUV · 2019 Kia Soul · 14 Elm St, Springfield
             */
            also: string;
        };
        ImportProblem: {
            /** @description As the spreadsheet counts, its heading being 1 */
            row: number;
            message: string;
        };
        ImportSource: {
            /** @description The sheet; '' of a CSV file */
            sheet: string;
            /** @description The sheets to choose from, where there are several */
            sheets: string[];
            /** @description The row with the headings; 0: there are none */
            headingRow: number;
            /** @description The first rows, to choose the headings from */
            head: components["schemas"]["FileRow"][];
        };
        /** @enum {string} */
        ImportStatus: "uploaded" | "running" | "done" | "undone" | "failed";
        Invitation: {
            firstName: string;
            lastName: string;
            email: string;
            businessName: string;
            /** Format: date-time */
            expiresAt: string;
        };
        InvitationLink: {
            /**
             * @description For once; only shown now
             * @example /auth?invite=…
             */
            path: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the link went out by e-mail as well */
            mailed: boolean;
            /**
             * @description For people
             * @example An email with the link is on its way.
             */
            message: string;
        };
        InvitedUser: {
            id: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            /** @description The part of the e-mail address before the @ */
            username: string;
            firstName: string;
            lastName: string;
            email: string;
            businessName: string;
            /** Format: date-time */
            createdAt: string;
            role: components["schemas"]["Role"];
            /** @description Has not accepted the invitation yet */
            isInvited: boolean;
            /** @description Why you may not change them */
            editProblem: string | null;
            /** @description Why you may not delete them */
            deleteProblem: string | null;
            invitation: components["schemas"]["InvitationLink"];
        };
        JobCrew: {
            id: string;
            /** @example Van 1 */
            name: string;
            colour: components["schemas"]["CrewColour"];
        };
        JobLine: {
            kind: components["schemas"]["LineKind"];
            /** @example Pet hair */
            name: string;
            quantity: number;
            /** @description Dollars, of each */
            price: number;
            /** @description Dollars, of all of it; less than nothing for a discount */
            amount: number;
            /** @description Of each */
            minutes: number;
            /** @description Which of the add-ons it is */
            addonId: string | null;
        };
        JobLineInput: {
            /** @description The line of the service follows from `serviceId`: one that is sent is left out */
            kind: components["schemas"]["LineKind"];
            /** @description Of an add-on: name, price and minutes are its own, or what they were at booking */
            addonId?: string | null;
            /**
             * @description Of a fee or discount; default what it is
             * @example Mileage
             */
            name?: string;
            /** @description Default 1 */
            quantity?: number;
            /**
             * @description Dollars: of each, of a fee or discount
             * @example 249.99
             */
            price?: number | null;
            /** @description Of each, of a fee; default none */
            minutes?: number;
        };
        JobMessage: {
            id: string;
            kind: components["schemas"]["MessageKind"];
            channel: components["schemas"]["MessageChannel"];
            state: components["schemas"]["MessageState"];
            /** @description '' for a text message */
            subject: string;
            text: string;
            /** Format: date-time */
            at: string;
            /** @description User who handed it over; null: sent by itself */
            by: string | null;
            /** @description Why it failed or was skipped; '' otherwise */
            problem: string;
        };
        JobMessages: {
            /** @description What the customer should hear next; null: nothing, or they cannot be reached */
            ready: components["schemas"]["ReadyMessage"] | null;
            /**
             * @description Why the customer cannot be written to; '' where they can
             * @example Ana has no phone number or email.
             */
            refusal: string;
            /** @description Newest first */
            messages: components["schemas"]["JobMessage"][];
        };
        JobNotes: {
            /** @description What they were when absent */
            notes?: string;
        };
        JobOverlap: {
            id: string;
            /** @description What the customer is called */
            customer: string;
            service: string;
            /** @example 09:00 */
            startTime: string;
            /** @example 11:00 */
            endTime: string;
        };
        JobPhoto: {
            id: string;
            kind: components["schemas"]["PhotoKind"];
            /** @description Where the picture is, at most 1600 pixels wide and high */
            url: string;
            /** @description Where it is in small, at most 480 pixels wide and high */
            thumbnailUrl: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description Who took it; null: has left since */
            by: string | null;
            /**
             * Format: date-time
             * @description When it was taken
             */
            at: string;
        };
        JobPhotoInput: {
            kind: components["schemas"]["PhotoKind"];
            /**
             * Format: date-time
             * @description When it was taken. Default, and where it cannot be: now
             */
            takenAt?: string;
        };
        JobSeries: {
            id: string;
            everyWeeks: number;
        };
        /** @enum {string} */
        JobStep: "confirm" | "on-my-way" | "arrive" | "start" | "finish" | "no-show";
        JobTimeline: {
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: date-time */
            onMyWayAt: string | null;
            /** Format: date-time */
            arrivedAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            cancelledAt: string | null;
        };
        JobVehicle: {
            /**
             * @description As the customer has it now
             * @example 2024 Toyota Camry, black
             */
            label: string;
            /** @description null: booked before vehicles were kept; the label is the customer's first one's */
            id: string | null;
            /**
             * @description The name of its size
             * @example SUV
             */
            size: string | null;
            /** @description What to know about the vehicle */
            notes?: string;
            /** @description The newest photo after a job of it, in small; left out for none */
            photoUrl?: string;
        };
        /**
         * @description Recorded from start to finish, or booked: where no appointment has both
         * @enum {string}
         */
        KindOfHours: "actual" | "planned";
        /**
         * @description Of messages
         * @enum {string}
         */
        Language: "en" | "es";
        /** @enum {string} */
        LineKind: "service" | "addon" | "fee" | "discount";
        LinkInput: {
            /** @description Of the link */
            token: string;
        };
        ListRow: {
            /**
             * @description Name of the customer
             * @example Naomi Morales
             */
            title: string;
            /**
             * @description Empty if it is unknown
             * @example 2025 Ford Mustang GT, gray
             */
            vehicle: string;
            /** @example last here Aug 27 · $149.99 */
            detail: string;
            /** @example (555) 504-7628 */
            phone?: string;
            /** @description Page of the customer or the appointment */
            url: string;
        };
        LoginInput: {
            /** @example demo@clearcoat.example */
            email: string;
            /** Format: password */
            password: string;
            /** @description Of the authenticator app, or a recovery code, when asked for */
            code?: string;
        };
        /** @enum {string} */
        MailMode: "smtp" | "local";
        /**
         * @description `kept`: this installation sends no e-mail, nothing went out
         * @enum {string}
         */
        MailStatus: "queued" | "sent" | "failed" | "kept";
        MakeCount: {
            /** @example Ford */
            make: string;
            /** @description Contacts with a vehicle of the make */
            contacts: number;
        };
        MergeInput: {
            notes?: string;
            /**
             * @description First and last name, joined
             * @example Jordan Blake
             */
            name?: string;
            /**
             * @description Required, but of a stored customer who has an e-mail address alone
             * @example (555) 123-4567
             */
            phone?: string;
            /**
             * Format: email
             * @description Optional
             */
            email?: string;
            /** @description What the customer answered; what is left out stays as it is */
            consents?: components["schemas"]["ConsentInput"][];
            /** @description Of messages. Default en */
            language?: components["schemas"]["Language"];
            /** @description Whose jobs, vehicles and addresses come along, and who leaves the list for good */
            otherId: string;
        };
        MergedContact: {
            notes: string;
            id: string;
            /** @description Full name */
            name: string;
            /** @description '' when unknown */
            email: string;
            /** @description As it was typed, or as an import has tidied it */
            phone: string;
            /** @description The vehicle */
            address: string;
            /** @description Date of the latest completed appointment or imported visit, or '' */
            lastAppointment: string;
            /** @description Dollars of completed appointments, and of imported history */
            totalSpent: number;
            /** @description Appointments still to come */
            upcomingAppointments: number;
            /** @description What of both was imported; null: nothing */
            imported: components["schemas"]["OpeningBalance"] | null;
            /** @description Of messages */
            language: components["schemas"]["Language"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            /** @description Jobs that came along */
            jobs: number;
        };
        Message: {
            message: string;
        };
        /** @enum {string} */
        MessageChannel: "sms" | "email";
        MessageChannels: {
            email: components["schemas"]["EmailChannel"];
            /**
             * @description Sender of the emails
             * @example hello@clearcoat.example
             */
            from: string;
            /** @description Where customers' answers go; '' where the business has no email */
            replyTo: string;
            text: components["schemas"]["TextChannel"];
        };
        /** @enum {string} */
        MessageDirection: "in" | "out";
        MessageDraft: {
            channel: components["schemas"]["DraftChannel"];
            /** @description The customer's name */
            customer: string;
            /** @description An e-mail address or a phone number */
            to: string;
            /** @description '' for a text message */
            subject: string;
            text: string;
            /** @example sms:+15551234567?body=Hi */
            href: string;
        };
        /** @enum {string} */
        MessageKind: "scheduled" | "changed" | "cancelled" | "reminder" | "on-my-way" | "finished" | "no-show" | "written" | "received" | "confirmed" | "stop" | "start" | "help";
        /** @enum {string} */
        MessageOccasion: "scheduled" | "changed" | "cancelled" | "reminder" | "on-my-way" | "finished" | "no-show";
        /** @enum {string} */
        MessageState: "handed-over" | "queued" | "sent" | "delivered" | "failed" | "skipped" | "received";
        MessageTemplate: {
            occasion: components["schemas"]["MessageOccasion"];
            channel: components["schemas"]["MessageChannel"];
            language: components["schemas"]["Language"];
            /** @description Names that the text may have in braces */
            placeholders: components["schemas"]["Placeholder"][];
            builtIn: components["schemas"]["TemplateText"];
            /** @description null: the built-in text */
            own: components["schemas"]["TemplateText"] | null;
            /** @description Grows with every change; sent back as `If-Match: "3"`; 0: the built-in text */
            version: number;
        };
        MonthRevenue: {
            /** @example 2026-11 */
            month: string;
            /** Format: figure */
            revenue: number;
        };
        MoveInput: {
            id: string;
            /** @description The `version` of the job that the move is based on */
            version: number;
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string;
            /** @example 12:00 */
            startTime: string;
            /**
             * @description After the start; left out: the job stays as long as it is
             * @example 12:00
             */
            endTime?: string | null;
            crewId: string;
        };
        MovedAppointment: {
            /** Format: date */
            date: string;
            /** @example 14:00 */
            startTime: string;
            /** @example 16:00 */
            endTime: string;
            contactId: string;
            serviceId: string;
        };
        MovesInput: {
            moves: components["schemas"]["MoveInput"][];
            /** @description Undo puts jobs back even where they overlapped before; default no */
            mayOverlap?: boolean;
        };
        MyJob: {
            notes: string;
            id: string;
            /** @description null: none is known */
            vehicle: components["schemas"]["JobVehicle"] | null;
            /** @description null: at the shop */
            place: components["schemas"]["AppointmentPlace"] | null;
            /** @description Who does it */
            crew: components["schemas"]["JobCrew"];
            /** @description The service's name as it was booked */
            service: string;
            /**
             * Format: date
             * @description YYYY-MM-DD in the business's zone
             */
            date: string;
            /** @example 12:00 */
            startTime: string;
            /**
             * @description 00:00 is midnight at the end of the day
             * @example 13:00
             */
            endTime: string;
            status: components["schemas"]["AppointmentStatus"];
            timeline: components["schemas"]["JobTimeline"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            customer: components["schemas"]["MyJobCustomer"];
            /** @description What is done beside the service */
            addons: string[];
            /** @description Dollars; null: the business keeps prices to itself */
            price: number | null;
        };
        MyJobCustomer: {
            name: string;
            phone: string;
            /** @description What to know about the customer */
            notes?: string;
        };
        MyJobOfDay: {
            notes: string;
            id: string;
            /** @description null: none is known */
            vehicle: components["schemas"]["JobVehicle"] | null;
            /** @description null: at the shop */
            place: components["schemas"]["AppointmentPlace"] | null;
            /** @description Who does it */
            crew: components["schemas"]["JobCrew"];
            /** @description The service's name as it was booked */
            service: string;
            /**
             * Format: date
             * @description YYYY-MM-DD in the business's zone
             */
            date: string;
            /** @example 12:00 */
            startTime: string;
            /**
             * @description 00:00 is midnight at the end of the day
             * @example 13:00
             */
            endTime: string;
            status: components["schemas"]["AppointmentStatus"];
            timeline: components["schemas"]["JobTimeline"];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            customer: components["schemas"]["MyJobCustomer"];
            /** @description What is done beside the service */
            addons: string[];
            /** @description Dollars; null: the business keeps prices to itself */
            price: number | null;
            /** @description Minutes to get there; 0: there is none before, or it is at the same place */
            driveMinutes: number;
            /** @description Less time between the two jobs than the way takes */
            isTight: boolean;
        };
        NewsletterInput: {
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
        };
        NewsletterLinkInput: {
            /** @description Of the link */
            token: string;
        };
        /**
         * @description The smallest plan with more room
         * @enum {string}
         */
        NextPlan: "professional" | "enterprise";
        Notification: {
            id: string;
            kind: components["schemas"]["NotificationKind"];
            /** @example New appointment */
            title: string;
            /** @example Full Detail for Jordan Blake, Jun 18, 2026 at 12:00 PM */
            text: string;
            /**
             * @description Path in the app
             * @example /appointments
             */
            link: string;
            /** Format: date-time */
            createdAt: string;
            read: boolean;
        };
        NotificationInput: {
            enableEmailNotifications: boolean;
            appointmentReminders: boolean;
            marketingEmails: boolean;
            /** @description Hours */
            reminderLeadTime: number;
        };
        /** @enum {string} */
        NotificationKind: "appointment.booked" | "appointment.cancelled" | "appointment.changed" | "job.progress" | "customer.message" | "import.finished";
        NotificationList: {
            /** @description How many are unread in all */
            unread: number;
            /** @description Newest first */
            items: components["schemas"]["Notification"][];
        };
        NotificationSettings: {
            /** @default true */
            enableEmailNotifications: boolean;
            /** @default true */
            appointmentReminders: boolean;
            /** @default false */
            marketingEmails: boolean;
            /**
             * @description Hours
             * @default 24
             */
            reminderLeadTime: number;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        OpenDay: {
            /** Format: date */
            date: string;
            /** @description How long they are at work, all together */
            openMinutes: number;
            /** @description From now on; the earliest first */
            free: components["schemas"]["FreeStretch"][];
        };
        OpenRange: {
            /** @description 1 for Monday to 7 for Sunday */
            weekday: number;
            /** @example 08:00 */
            starts: string;
            /** @example 18:00 */
            ends: string;
        };
        OpeningBalance: {
            /** Format: date */
            lastVisit: string | null;
            /** @description Dollars */
            totalSpent: number;
        };
        OwnCalendarFeed: {
            /** @description null: there is none */
            feed: components["schemas"]["CalendarFeed"] | null;
        };
        /** @enum {string} */
        PaidPlan: "starter" | "professional" | "enterprise";
        PasswordInput: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        /**
         * @description local: payments are not connected, and nothing is charged
         * @enum {string}
         */
        PaymentsMode: "local";
        /** @enum {string} */
        Permission: "dashboard:read" | "contacts:read" | "contacts:write" | "appointments:read" | "appointments:write" | "messages:read" | "messages:write" | "own-jobs:work" | "prices:read" | "revenue:read" | "settings:read" | "settings:write" | "account:manage" | "users:manage" | "assistant:use" | "data:export" | "business:manage" | "platform:manage";
        /** @enum {string} */
        PhotoKind: "before" | "after";
        Place: {
            id: string;
            /** @example Home */
            label: string;
            /** @example 14 Elm St */
            street: string;
            city: string;
            region: string;
            postcode: string;
            /** @example Gate code 4411, water behind the garage */
            accessNotes: string;
            /** @description null: no address is known */
            directionsUrl: string | null;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        PlaceInput: {
            /**
             * @description A label or a street is needed
             * @example Home
             */
            label?: string;
            /** @example 14 Elm St */
            street?: string;
            /** @example Springfield */
            city?: string;
            /**
             * @description State or region
             * @example OH
             */
            region?: string;
            /** @example 45501 */
            postcode?: string;
            /** @example Gate code 4411, water behind the garage */
            accessNotes?: string;
        };
        PlaceRemoved: {
            id: string;
            /** @description Jobs were there, and it stays with them */
            archived: boolean;
        };
        /**
         * @description Names that the text may have in braces
         * @enum {string}
         */
        Placeholder: "first_name" | "business" | "service" | "vehicle" | "date" | "time" | "where" | "crew";
        /** @enum {string} */
        Plan: "trial" | "starter" | "professional" | "enterprise";
        PlanChange: {
            /** @example period */
            part: string;
            /**
             * @description Without it the part is taken away
             * @example last_month
             */
            value?: string;
        };
        PlanInput: {
            plan: components["schemas"]["PaidPlan"];
        };
        PlannedJob: {
            id: string;
            /** Format: date */
            date: string;
            /** @example 09:00 */
            startTime: string;
            status: components["schemas"]["AppointmentStatus"];
        };
        PlatformApplication: {
            id: string;
            name: string;
            email: string;
            /** @description '' when none was given */
            phone: string;
            /** @description The position's slug, or 'general' */
            position: string;
            /** @example Product Designer */
            positionTitle: string;
            message: string;
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            /** Format: date-time */
            createdAt: string;
        };
        PlatformBrowsers: {
            /** @description The latest first, at most 50 */
            errors: components["schemas"]["PlatformError"][];
            /** @description Of the last 24 hours, the most opened first */
            vitals: components["schemas"]["PlatformVitals"][];
        };
        PlatformCanary: {
            version: string;
            /** @description Of a hundred businesses */
            percent: number;
            /** @description Why it was taken back by itself, until somebody changes it */
            halt?: components["schemas"]["PlatformHalt"];
        };
        PlatformError: {
            /** @description By what it is known again */
            fingerprint: string;
            /** @enum {string} */
            kind: "error" | "rejection";
            /** @description The remote whose file is first in the stack, or 'shell' */
            remote: string;
            /** @description Without what is of a person */
            message: string;
            /** @description The last stack, of our files alone; in the sources where the version has maps */
            frames: string[];
            /** @description The version that the stack is of */
            version: string;
            /** @description In the last 7 days */
            count: number;
            /** Format: date-time */
            firstSeen: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description At most 10, the most often first */
            versions: components["schemas"]["PlatformShare"][];
            /** @description At most 10, the most often first */
            routes: components["schemas"]["PlatformShare"][];
        };
        PlatformFailure: {
            /** Format: date-time */
            at: string;
            version: string;
            reason: string;
            /** @description What the person saw on the panel, if there was one */
            traceId: string;
        };
        PlatformFeedback: {
            id: string;
            problem: components["schemas"]["FeedbackProblem"];
            /** @description '' when nothing was written */
            note: string;
            /** @description Without names, phone numbers and e-mail addresses */
            question: string;
            answer: string;
            /** Format: date-time */
            createdAt: string;
        };
        PlatformHalt: {
            /** Format: date-time */
            at: string;
            /** @description A sentence, with the figures of both versions */
            reason: string;
        };
        PlatformLoads: {
            version: string;
            count: number;
            /** @description Median; 0 when none was loaded */
            p50Ms: number;
            /** @description 95 of 100 took at most this long */
            p95Ms: number;
            /** @description Reports that it could not be loaded */
            failures: number;
        };
        PlatformMail: {
            id: string;
            to: string;
            subject: string;
            /** @description Emptied once the mail is sent */
            text: string;
            /** @description `kept`: this installation sends no e-mail, nothing went out */
            status: components["schemas"]["MailStatus"];
            /** @description Why the last try failed */
            error: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
        };
        PlatformMailStatus: {
            mode: components["schemas"]["MailMode"];
            /** @description The sender of all mails */
            from: string;
        };
        PlatformMessage: {
            id: string;
            name: string;
            email: string;
            subject: string;
            message: string;
            /** Format: date-time */
            createdAt: string;
        };
        PlatformReleases: {
            /** @description Changes with every change; empty when nothing is published */
            revision: string;
            shell: components["schemas"]["PlatformShell"] | null;
            remotes: components["schemas"]["PlatformRemote"][];
        };
        PlatformRemote: {
            name: string;
            /** @description Everyone's version, but for a canary's businesses */
            stable: string;
            /** @description What a rollback goes back to */
            previous: string | null;
            canary: components["schemas"]["PlatformCanary"] | null;
            /** @description On disk, newest first */
            versions: components["schemas"]["PlatformVersion"][];
            /** @description What the stable version asks for */
            shared: components["schemas"]["WantedPackage"][];
            /** @description Of the last 24 hours, stable first */
            loads: components["schemas"]["PlatformLoads"][];
            /** @description The last 10 of 7 days, newest first */
            errors: components["schemas"]["PlatformFailure"][];
        };
        PlatformShare: {
            name: string;
            count: number;
        };
        PlatformShell: {
            version: string;
            /**
             * @description The contract it offers
             * @example 1.1.0
             */
            contract: string;
            /** Format: date-time */
            publishedAt: string;
            shared: components["schemas"]["SharedPackage"][];
            /** @description Of the page itself and of the registry in the last 7 days, newest first */
            errors: components["schemas"]["PlatformFailure"][];
        };
        PlatformSubscriber: {
            id: string;
            email: string;
            status: components["schemas"]["SubscriberStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
        };
        PlatformVersion: {
            version: string;
            /**
             * @description The contracts it works with
             * @example ^1.0.0
             */
            contract: string;
            /** Format: date-time */
            publishedAt: string;
            /** @description The most JavaScript of its own that a route loads, gzipped */
            kilobytes: number;
        };
        PlatformVitals: {
            route: string;
            remote: string;
            /** @description The remote's that showed it */
            version: string;
            /** @description Pages that were opened there */
            count: number;
            /** @description Largest Contentful Paint: three quarters of the pages had at most this, in milliseconds */
            lcp: number | null;
            /** @description Interaction to Next Paint: three quarters of the pages had at most this, in milliseconds */
            inp: number | null;
            /** @description Cumulative Layout Shift: three quarters of the pages had at most this, in thousandths */
            cls: number | null;
            /** @description Time to First Byte: three quarters of the pages had at most this, in milliseconds */
            ttfb: number | null;
        };
        /** @enum {string} */
        Position: "senior-frontend-engineer" | "customer-success-manager" | "product-designer" | "backend-engineer" | "content-marketing-specialist" | "general";
        PreviewedJob: {
            /** @description Name */
            customer: string;
            service: string;
        };
        PriceDraft: {
            id: string;
            /** @description For `If-Match`: what the draft was made from */
            version: number;
            /** @description Dollars */
            now: number;
            payload: components["schemas"]["PricedService"];
        };
        PricedService: {
            /** @description The service's name */
            name: string;
            /** @description Minutes */
            duration: number;
            /** @description Dollars */
            price: number;
        };
        ProfileInput: {
            /** @example Dana */
            firstName: string;
            /** @example Reyes */
            lastName?: string;
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            phone?: string;
            /**
             * Format: password
             * @description Needed when the e-mail address changes: it signs in
             */
            currentPassword?: string;
        };
        PromoteInput: {
            version: string;
        };
        ProposedMove: {
            /** @description As it is now */
            appointment: components["schemas"]["Appointment"];
            /** @description null: there is no time for it */
            time: components["schemas"]["ProposedTime"] | null;
            /** @description Why there is no time for it; else '' */
            problem: string;
        };
        ProposedMoves: {
            /** @description The jobs of the day that are open and have not begun, the earliest first */
            jobs: components["schemas"]["ProposedMove"][];
        };
        ProposedTime: {
            /** Format: date */
            date: string;
            /** @example 12:00 */
            startTime: string;
            /**
             * @description 00:00 is midnight at the end of the day
             * @example 13:00
             */
            endTime: string;
            crew: components["schemas"]["JobCrew"];
        };
        Publication: {
            name: string;
            version: string;
            /** @description Of the registry as it is now */
            revision: string;
            /** @description Why a version stays as it is, if it does */
            notes: string[];
        };
        PurposeConsent: {
            /** @description null: nobody knows */
            allowed: boolean | null;
            /** Format: date-time */
            since: string | null;
            /**
             * @description import, typed or answer
             * @example import
             */
            source: string | null;
            /** @description User who entered it */
            by: string | null;
            /** @description Words that the contact agreed to; '' where none are known */
            words: string;
        };
        Quote: {
            /** @description The service's first */
            lines: components["schemas"]["JobLine"][];
            /** @description Dollars that they come to */
            price: number;
            minutes: number;
        };
        QuoteInput: {
            /** @example s1 */
            serviceId: string;
            /** @description Whose first vehicle it is for, where no vehicle is named */
            contactId?: string;
            /** @description One of the customer's; its size counts */
            vehicleId?: string | null;
            /** @description A size of vehicle, where no vehicle is named; its price counts */
            sizeId?: string | null;
            /** @description One that is booked: what it has keeps the price of its booking */
            appointmentId?: string;
            /** @description Add-ons, fees and discounts; left out: what the appointment has */
            lines?: components["schemas"]["JobLineInput"][];
        };
        ReadInput: {
            /** @description Absent: all of them */
            ids?: string[];
        };
        ReadUpTo: {
            /** @description Id of the newest message that was seen */
            upTo: string;
        };
        ReadyMessage: {
            kind: components["schemas"]["MessageOccasion"];
            channel: components["schemas"]["MessageChannel"];
            /**
             * @description Number in E.164, or an email address
             * @example +15551234567
             */
            to: string;
            /** @description '' for a text message */
            subject: string;
            /** @example Hi Ana, a reminder from Two Vans: your Full Detail is on Thu, Jun 18 at 9:00 AM. */
            text: string;
            /** @description Start, place and service that the text names: send it back as it is */
            about: string;
        };
        RecentCustomer: {
            id: string;
            name: string;
            /**
             * Format: date
             * @description The latest completed visit, else the day the customer was added
             */
            date: string;
            /** @description The service of that visit, or '' */
            service: string;
            vehicle: components["schemas"]["AppointmentVehicle"] | null;
        };
        RecoveryCodes: {
            /** @description Each signs in once; only shown now */
            recoveryCodes: string[];
        };
        RegisterInput: {
            /** @example Dana */
            firstName: string;
            /** @example Reyes */
            lastName: string;
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            /** Format: password */
            password: string;
            /** @example Reyes Auto Detailing */
            businessName: string;
            phone?: string;
            /**
             * @description The browser's zone; America/New_York when absent
             * @example America/New_York
             */
            timeZone?: string;
            /** @description As the browser's region has it; 12h when absent */
            timeFormat?: components["schemas"]["TimeFormat"];
        };
        /** @enum {string} */
        ReleaseAction: "publish" | "promote" | "canary" | "rollback";
        ReleaseChange: {
            /** Format: date-time */
            at: string;
            /** @description An e-mail address, or whom the command line named */
            by: string;
            action: components["schemas"]["ReleaseAction"];
            /** @description The remote, or 'shell' */
            app: string;
            from: string | null;
            to: string;
            /** @description A canary's share */
            percent: number | null;
        };
        Reminder: {
            /** @description The appointment's */
            id: string;
            contactId: string;
            /** @description Name */
            customer: string;
            service: string;
            /** @example 09:00 */
            startTime: string;
            ready: components["schemas"]["ReadyMessage"] | null;
            /** @description Why the customer cannot be written to; '' where they can */
            refusal: string;
        };
        ReminderList: {
            /**
             * Format: date
             * @description Tomorrow in the business's zone
             */
            date: string;
            /** @description By time */
            appointments: components["schemas"]["Reminder"][];
        };
        ResetPasswordInput: {
            /** @description Of the link */
            token: string;
            /** Format: password */
            password: string;
        };
        Revenue: {
            /** @description Every day (week, for `year`) of the period; empty when nothing was completed in it */
            revenue: components["schemas"]["RevenuePoint"][];
            /** @description The same of the previous period, whole weeks earlier (the dates of last month for `month`); empty likewise */
            previous: components["schemas"]["RevenuePoint"][];
            /** @description Of the period, the largest first */
            topServices: components["schemas"]["ServiceRevenue"][];
            /** @description The twelve months up to this one, whatever the period; empty without revenue */
            monthly: components["schemas"]["MonthRevenue"][];
            summary: components["schemas"]["RevenueSummary"];
        };
        /** @enum {string} */
        RevenuePeriod: "7days" | "30days" | "90days" | "year" | "today" | "month";
        RevenuePoint: {
            /**
             * Format: date
             * @description A day, or the first day of a week for `year`
             */
            date: string;
            /**
             * Format: figure
             * @description Revenue in dollars
             */
            value: number;
            /**
             * Format: figure
             * @description Completed appointments
             */
            appointments: number;
            /**
             * Format: figure
             * @description Dollars a completed appointment; 0 without any
             */
            average: number;
        };
        RevenueSummary: {
            totalRevenue: number;
            previousPeriodRevenue: number;
            appointments: number;
            previousPeriodAppointments: number;
            averageService: number;
            previousPeriodAverageService: number;
        };
        RhythmInput: {
            /** @example 4 */
            everyWeeks: number;
        };
        /** @enum {string} */
        Role: "owner" | "manager" | "staff" | "technician";
        RollbackInput: {
            from: string;
        };
        RouteLink: {
            /** @description How many addresses it leads to */
            stops: number;
            /** @description Opens the way in whatever the device has for maps */
            url: string;
        };
        RouteStop: {
            /** @description Minutes to get there; 0: there is none before, or it is at the same place */
            driveMinutes: number;
            /** @description Less time between the two jobs than the way takes */
            isTight: boolean;
            job: components["schemas"]["Appointment"];
            /** @description Where it is: the customer's address, or the shop's own; null: neither is known */
            place: components["schemas"]["AppointmentPlace"] | null;
        };
        /**
         * @description Of a new one. Default: what `Clearcoat-Via` says; a change keeps what it was
         * @enum {string}
         */
        SaidSource: "staff" | "assistant";
        SavedMoves: {
            /** @description In the order of `moves` */
            appointments: components["schemas"]["Appointment"][];
        };
        /** @enum {string} */
        SearchScope: "who" | "everything";
        SecondFactorInput: {
            /**
             * @description Needed of a person with two-factor authentication: the app's code or a recovery code
             * @example 123456
             */
            code?: string;
        };
        Series: {
            id: string;
            customer: components["schemas"]["SeriesCustomer"];
            vehicle: string | null;
            /** @example Wash and Wax */
            service: string;
            everyWeeks: number;
            /** @example 09:00 */
            startTime: string;
            /**
             * Format: date
             * @description The next day that is not planned yet
             */
            nextOn: string;
            /** @description null: not planned yet */
            next: components["schemas"]["PlannedJob"] | null;
            /** @description Why the next one cannot be planned; '' where it can */
            problem: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        SeriesCustomer: {
            id: string;
            name: string;
            phone: string;
        };
        SeriesInput: {
            /** @description What comes again */
            appointmentId: string;
            /** @example 4 */
            everyWeeks: number;
        };
        SeriesStepInput: {
            /**
             * Format: date
             * @description The day that is meant. Another one by now is refused, so a repeated call does nothing
             * @example 2026-11-21
             */
            nextOn?: string;
        };
        Service: {
            description: string;
            /**
             * @description What it is listed with; '' for none
             * @example Interior
             */
            category: string;
            /** @description What is done, step by step, in its order; each text once */
            checklist: string[];
            /** @description Not offered for new bookings; the jobs it has keep it */
            hidden: boolean;
            /** @example s1 */
            id: string;
            /** @example Full Detail */
            name: string;
            location: components["schemas"]["ServiceLocation"];
            colour: components["schemas"]["ServiceColour"];
            /**
             * @description Minutes
             * @example 240
             */
            duration: number;
            /**
             * @description Dollars
             * @example 249.99
             */
            price: number;
            /** @description Minutes kept free before a job */
            bufferBefore: number;
            /** @description Minutes kept free after a job */
            bufferAfter: number;
            /** @description By size, where it is not the price and duration above */
            prices: components["schemas"]["ServicePrice"][];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        /** @enum {string} */
        ServiceColour: "" | "blue" | "teal" | "green" | "amber" | "red" | "purple" | "pink" | "grey";
        ServiceInput: {
            description?: string;
            /**
             * @description What it is listed with; '' for none
             * @example Interior
             */
            category?: string;
            /** @description What is done, step by step, in its order; each text once */
            checklist?: string[];
            /** @description Not offered for new bookings; the jobs it has keep it */
            hidden?: boolean;
            /** @example Full Detail */
            name: string;
            /** @description Default both */
            location?: components["schemas"]["ServiceLocation"];
            colour?: components["schemas"]["ServiceColour"];
            /**
             * @description Minutes
             * @example 240
             */
            duration: number;
            /**
             * @description Dollars
             * @example 249.99
             */
            price: number | null;
            /** @description Minutes kept free before a job; default 0 */
            bufferBefore?: number;
            /** @description Minutes kept free after a job; default 0 */
            bufferAfter?: number;
            /** @description By size, where it is not the price and duration above; left out: what they were */
            prices?: components["schemas"]["ServicePriceInput"][];
        };
        /** @enum {string} */
        ServiceLocation: "both" | "shop" | "mobile";
        ServiceOrderInput: {
            /** @description The ids of all of them, the hidden ones too, in their order */
            ids: string[];
        };
        ServicePrice: {
            /** @example suv */
            sizeId: string;
            /**
             * @description Dollars
             * @example 289.99
             */
            price: number;
            minutes: number;
        };
        ServicePriceInput: {
            /** @example suv */
            sizeId: string;
            /**
             * @description Dollars
             * @example 289.99
             */
            price: number | null;
            /**
             * @description Minutes
             * @example 240
             */
            minutes: number;
        };
        ServiceRevenue: {
            service: string;
            /** Format: figure */
            revenue: number;
            /** @description Completed appointments */
            appointments: number;
            /** @description Dollars a completed appointment */
            average: number;
            /** @description Hours a completed appointment; null where its times are not known */
            hours: number | null;
            /** @description Recorded from start to finish, or booked: where no appointment has both */
            hoursAre: components["schemas"]["KindOfHours"];
        };
        SessionEnded: {
            id: string;
        };
        SessionState: {
            /** @description null: nobody is signed in */
            user: components["schemas"]["UserProfile"] | null;
            permissions: components["schemas"]["Permission"][];
            /** @description Any e-mail and password may sign in, to a sandbox of its own */
            demoMode: boolean;
        };
        Settings: {
            business: components["schemas"]["BusinessSettings"];
            services: components["schemas"]["Service"][];
            notifications: components["schemas"]["NotificationSettings"];
            access: components["schemas"]["AccessSettings"];
        };
        Setup: {
            /** @description A service differs from the built-in ones */
            prices: boolean;
            /** @description Opening hours or crews differ from those of a new business */
            hours: boolean;
            /** @description There is a contact */
            customer: boolean;
            /** @description There is an appointment */
            job: boolean;
            /** @description There is a second user, invited or active */
            users: boolean;
        };
        SharedPackage: {
            /** @example react */
            name: string;
            /** @example 19.3.1 */
            version: string;
        };
        SignedOut: {
            /** @enum {boolean} */
            signedOut: true;
        };
        Size: {
            /** @example suv */
            id: string;
            /** @example SUV */
            name: string;
        };
        SizeInput: {
            /** @description One that there is, or the UUID of a new one; left out: a new one */
            id?: string;
            /** @example SUV */
            name: string;
        };
        SizeList: {
            /** @description In their order */
            sizes: components["schemas"]["Size"][];
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        SizesInput: {
            /** @description All of them, in their order; one that is left out goes, if nothing has it */
            sizes: components["schemas"]["SizeInput"][];
        };
        /** @enum {string} */
        SmsEncoding: "GSM-7" | "UCS-2";
        StageOptions: {
            /** @description A sheet's name. Default: the one that looks most like a table */
            sheet?: string;
            /** @description The row with the headings; 0: there are none. Default: it is looked for */
            headingRow?: number;
        };
        StagedImport: {
            id: string;
            fileName: string;
            /** @description Customers in the file */
            rows: number;
            columns: components["schemas"]["ImportColumn"][];
            source: components["schemas"]["ImportSource"];
        };
        StepTaken: {
            /**
             * Format: date-time
             * @description When it was, for who had no line then. Default, and where it cannot be: now
             */
            at?: string;
        };
        StepTick: {
            /** @example Two-bucket wash */
            label: string;
            done: boolean;
            /**
             * Format: date-time
             * @description When it was, for who had no line then. Default, and where it cannot be: now
             */
            at?: string;
        };
        /** @enum {string} */
        SubscriberStatus: "pending" | "confirmed" | "unsubscribed";
        TemplateDraft: {
            /** @description Of an email; left out of a text message */
            subject?: string;
            body: string;
            occasion: components["schemas"]["MessageOccasion"];
            channel: components["schemas"]["MessageChannel"];
            language: components["schemas"]["Language"];
            /** @description Whose facts to show. Default: the next appointment */
            appointmentId?: string;
        };
        TemplateInput: {
            /** @description Of an email; left out of a text message */
            subject?: string;
            body: string;
        };
        TemplatePreview: {
            /** @description '' for a text message */
            subject: string;
            text: string;
            /** @description Characters, as text messages count them */
            length: number;
            /** @description Text messages that it is charged as */
            segments: number;
            encoding: components["schemas"]["SmsEncoding"];
            /** @description Whose facts these are; null: made up, because there is no appointment to come */
            appointment: components["schemas"]["PreviewedJob"] | null;
            problems: components["schemas"]["TemplateProblems"];
        };
        TemplateProblems: {
            /** @example  */
            subject: string;
            /** @example This message has no {price}. */
            body: string;
        };
        TemplateText: {
            /** @description '' for a text message */
            subject: string;
            /** @example Hi {first_name}, see you on {date} at {time}! */
            body: string;
        };
        TextChannel: {
            state: components["schemas"]["TextChannelState"];
            /**
             * @description In E.164; '' for none
             * @example +15551234567
             */
            number: string;
            /** @description Whether text messages leave by themselves */
            isOn: boolean;
            /** @description Parts of text messages sent in this month */
            used: number;
            /** @description Parts that the plan allows in a month */
            limit: number;
        };
        /** @enum {string} */
        TextChannelState: "connected" | "available" | "unconfirmed" | "none";
        TextSwitch: {
            isOn: boolean;
        };
        /**
         * @description As the browser's region has it; 12h when absent
         * @enum {string}
         */
        TimeFormat: "12h" | "24h";
        TwoFactorChangeInput: {
            /** Format: password */
            currentPassword: string;
        };
        TwoFactorCodeInput: {
            /** @example 123456 */
            code: string;
        };
        TwoFactorEndInput: {
            /** Format: password */
            currentPassword: string;
            /**
             * @description The app's code or a recovery code
             * @example 123456
             */
            code?: string;
        };
        TwoFactorSetup: {
            /** @description To type in where no camera is at hand */
            secret: string;
            /** @description The QR code, as the data URI of an SVG image */
            qrCode: string;
        };
        TwoFactorState: {
            enabled: boolean;
            recoveryCodesLeft: number;
        };
        UnderstoodChoice: {
            value: string;
            /** @example Last month */
            label: string;
        };
        UnderstoodPart: {
            /** @example period */
            part: string;
            /** @example Period */
            label: string;
            /**
             * @description Without it there is no such part, and a choice adds it
             * @example This month
             */
            value?: string;
            /** @description What it can be instead */
            choices: components["schemas"]["UnderstoodChoice"][];
            /** @description Whether a `change` without a value takes it away */
            removable: boolean;
            /**
             * @description What taking it away means
             * @example Any service
             */
            removal?: string;
        };
        UnreadCount: {
            /** @description How many are unread now */
            unread: number;
        };
        UnreadMessages: {
            /** @description How many messages nobody has read, in all */
            unread: number;
        };
        UserDeleted: {
            id: string;
        };
        UserInput: {
            /** @example Dana */
            firstName: string;
            /** @example Reyes */
            lastName?: string;
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            role: components["schemas"]["Role"];
        };
        UserProfile: {
            id: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Whether a link mailed to it came back */
            emailConfirmed: boolean;
            /** @description '' when none was given */
            phone: string;
            businessId: string;
            businessName: string;
            /** @example America/New_York */
            timeZone: string;
            /** @description The business's */
            timeFormat: components["schemas"]["TimeFormat"];
            role: components["schemas"]["Role"];
            isPlatformAdmin: boolean;
            /** @description Address of the photo */
            profileImage: string | null;
        };
        UserSession: {
            id: string;
            /** @description What the browser says it is */
            userAgent: string;
            /** @description Network address at sign-in */
            address: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To within some minutes
             */
            lastSeenAt: string;
            /** @description The session that asks */
            isCurrent: boolean;
        };
        UsualSize: {
            /**
             * @description '' where it is not known
             * @example truck
             */
            sizeId: string;
        };
        Vehicle: {
            /**
             * @description How it is shown
             * @example 2021 Ford F-150 XLT, gray
             */
            label: string;
            /** @description Model year */
            year: number | null;
            /**
             * @description A make or a model is needed
             * @example Ford
             */
            make: string;
            /** @example F-150 */
            model: string;
            /** @example XLT */
            trim: string;
            /** @example dark blue */
            colour: string;
            /** @description One of the business's sizes; '' for none */
            sizeId: string;
            /** @example 7ABC123 */
            plate: string;
            /** @example 1HGCM82633A004352 */
            vin: string;
            /** @example Ceramic, 5 years */
            coating: string;
            /** Format: date */
            coatedOn: string | null;
            notes: string;
            id: string;
            /** @description The size's name, or '' */
            size: string;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        VehicleChoices: {
            sizes: components["schemas"]["VehicleSize"][];
            makes: components["schemas"]["VehicleMake"][];
        };
        VehicleInput: {
            /**
             * @description A make or a model is needed
             * @example Ford
             */
            make?: string;
            /** @example F-150 */
            model?: string;
            /** @example XLT */
            trim?: string;
            /** @example dark blue */
            colour?: string;
            /** @example 7ABC123 */
            plate?: string;
            /** @example 1HGCM82633A004352 */
            vin?: string;
            /** @example Ceramic, 5 years */
            coating?: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            coatedOn?: string | null;
            notes?: string;
            /** @description Model year */
            year?: number | null;
            /** @description One of the business's sizes; '' for none. Default: what the model usually is */
            sizeId?: string;
        };
        VehicleMake: {
            /** @example Ford */
            name: string;
            models: components["schemas"]["VehicleModelDto"][];
        };
        VehicleModelDto: {
            /** @example F-150 */
            name: string;
            /**
             * @description The size that it usually is
             * @example truck
             */
            sizeId: string;
        };
        VehicleRemoved: {
            id: string;
            /** @description It had jobs, and stays with them */
            archived: boolean;
        };
        VehicleSize: {
            /** @example suv */
            id: string;
            /** @example SUV */
            name: string;
        };
        WantedPackage: {
            /** @example react */
            name: string;
            /** @example ^19.0.0 */
            range: string;
        };
        WeekHours: {
            /** @description In the order of the week */
            ranges: components["schemas"]["OpenRange"][];
            /**
             * @description Minutes on the way from one job to another elsewhere
             * @example 20
             */
            travelMinutes: number;
            /**
             * @description The same where both postcodes are known and differ; null: no longer
             * @example 40
             */
            farTravelMinutes: number | null;
            /**
             * @description Minutes from one time to the next, in forms, calendar and free times
             * @default 60
             * @enum {integer}
             */
            timeStep: 60 | 30 | 15;
            /** @description Grows with every change; sent back as `If-Match: "3"` when saving */
            version: number;
        };
        WeekHoursInput: {
            /** @description In the order of the week */
            ranges: components["schemas"]["OpenRange"][];
            /**
             * @description Minutes on the way from one job to another elsewhere; left out: what it was
             * @example 20
             */
            travelMinutes?: number;
            /**
             * @description The same where both postcodes are known and differ; null: no longer than `travelMinutes`; left out: what it was
             * @example 40
             */
            farTravelMinutes?: number | null;
            /**
             * @description Times in steps of 60, 30 or 15 minutes; left out: what it was
             * @enum {integer}
             */
            timeStep?: 60 | 30 | 15;
        };
        WrittenMessage: {
            channel: components["schemas"]["MessageChannel"];
            text: string;
            /** @description Of an email; default: the name of the business */
            subject?: string;
            /** @description A program of the device sends it; this call only records it */
            handedOver?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAddons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createAddon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateAddon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This add-on was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This add-on was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This add-on was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs users:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs users:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The e-mail address has an account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Enough invitations for a day; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs users:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This user was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description The e-mail address has an account, or `version_conflict` with `current`
             *
             *     `version_conflict`: it was changed meanwhile; `current` is what is stored
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDeleted"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs users:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This user was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs users:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This user was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The user has joined already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Enough invitations for a day; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /** @description First day, included */
                from?: string;
                /** @description Last day, included */
                to?: string;
                /** @description Only one crew; default all */
                crewId?: string;
                /** @description How many of `past`; default 100 */
                limit?: number;
                /** @description From the `Link` header: the next page of `past`, with `upcoming` left empty */
                cursor?: string;
                /** @description How many of `upcoming`; default all */
                upcomingLimit?: number;
                /** @description From `upcomingCursor`: the next page of `upcoming`, with `past` left empty */
                upcomingCursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentLists"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description What the person used; it stands in the history of what was done */
                "Clearcoat-Via"?: "app" | "assistant";
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another job is there; only when asked to tell */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listConflicts: {
        parameters: {
            query: {
                date: string;
                startTime: string;
                endTime: string;
                /** @description The appointment being edited */
                excludeId?: string;
                /** @description Only those of one crew; default all */
                crewId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchAppointments: {
        parameters: {
            query?: {
                /** @description Part of what the customer is found by (name, phone, vehicle, plate, street, notes), the service and a day, such as `ana wash tuesday`; nothing finds nothing */
                q?: string;
                /** @description Default 5 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJobChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedStep"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    tickJobStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepTick"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedStep"][];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `no_such_step`: the list was changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAppointmentHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentChange"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJobMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobMessages"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    handOverJobMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandedOver"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobMessages"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The customer cannot be written to */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    noteJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobNotes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listJobPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPhoto"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["JobPhotoInput"] & {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPhoto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `too_many_photos` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJobPhotoThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getJobVehiclePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    takeJobStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
                step: components["schemas"]["JobStep"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StepTaken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This appointment was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `version_conflict`: it was changed meanwhile; `current` is what is stored
             *
             *     The job is over, or has gone on since
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDailyBrief: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyBrief"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs dashboard:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAssistantSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantSuggestions"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs assistant:use */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFreeStarts: {
        parameters: {
            query: {
                date: string;
                minutes: number;
                /** @description Minutes from one start to the next; default: the business's step */
                step?: number;
                /** @description Only one crew; default: each that takes jobs and does the service, by where that is done */
                crewId?: string;
                /** @description What the job is: who does it, and how long before and after it stays free */
                serviceId?: string;
                /** @description Where it is: the way from and to other places stays free; default at the shop */
                placeId?: string;
                /** @description The appointment being edited, which is not in its own way */
                excludeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeStarts"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listOpenDays: {
        parameters: {
            query: {
                from: string;
                /** @description Included; at most 42 days in all */
                to: string;
                /** @description Shorter free time is left out; default 60 */
                minutes?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenDay"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                /** @description Six posts a page; default 1 */
                page?: number;
                /** @description Only posts of this category */
                category?: components["schemas"]["BlogCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPage"];
                };
            };
            /** @description No such page number or category */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            /** @description This post was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBlogFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS 2.0 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
        };
    };
    deleteBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessDeletionInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs business:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /** @description Only one crew; default all */
                crewId?: string;
                from: string;
                /** @description Included; at most 42 days in all */
                to: string;
                /** @description How many jobs of each day, the first ones; default as many as come to 1000 in all */
                perDay?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCrewCalendarFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    makeCrewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAddress"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This crew was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endCrewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This crew was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getOwnCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCalendarFeed"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    makeOwnCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAddress"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endOwnCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getRoute: {
        parameters: {
            query: {
                date: string;
                crewId: string;
                /** @description Stops of a link at most. Default: 10 */
                linkStops?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrewRoute"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listJobsToPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    applyForPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationInput"] & {
                    /** Format: binary */
                    resume: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationReceived"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReply"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs assistant:use */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The day's questions are used up */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendAssistantFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceived"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs assistant:use */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reportClientErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientErrors"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reportClientLoads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientLoads"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reportClientProblem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reportClientVitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientVitals"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listClosures: {
        parameters: {
            query?: {
                /** @description What ended before this day is left out */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createClosure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosureInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateClosure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosureInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This closure was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteClosure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This closure was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `link_expired`: used, replaced or run out */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUsInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactUsReceived"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Part of the name, the e-mail, the phone, the vehicle or the notes */
                search?: string;
                /** @description Where `search` looks; who: only name, e-mail and phone. Default everything */
                in?: components["schemas"]["SearchScope"];
                /** @description due: last here 60 to 240 days ago and nothing booked; lapsed: longer ago and nothing booked; never: no visit yet. Default everybody */
                visits?: components["schemas"]["ContactVisits"];
                /** @description Make of one of the vehicles, in any case. Default all */
                make?: string;
                /** @description Default name */
                sort?: components["schemas"]["ContactSort"];
                /** @description Page size; without it all are answered */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `plan_limit`: the plan is full */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                /** @description Part of the name, the e-mail, the phone, the vehicle or the notes */
                search?: string;
                /** @description Where `search` looks; who: only name, e-mail and phone. Default everything */
                in?: components["schemas"]["SearchScope"];
                /** @description due: last here 60 to 240 days ago and nothing booked; lapsed: longer ago and nothing booked; never: no visit yet. Default everybody */
                visits?: components["schemas"]["ContactVisits"];
                /** @description Make of one of the vehicles, in any case. Default all */
                make?: string;
                /** @description Default csv */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs data:export */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another one is being made */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listContactImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImport"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    stageContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StageOptions"] & {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedImport"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This import was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportOptions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCheck"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This import was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The import is past this step */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getFailedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This import was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    runContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportOptions"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This import was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The import is past this step */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undoContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This import was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The import is past this step */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDetails"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteContact: {
        parameters: {
            query?: {
                /** @description Appointments still to come; required where there are some */
                appointments?: components["schemas"]["AppointmentsFate"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDeleted"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `has_appointments`: some are still to come, and nobody said what happens to them */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedContact"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listContactPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createContactPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateContactPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
                placeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteContactPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                placeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRemoved"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreContactPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                placeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
                vehicleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                vehicleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRemoved"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                vehicleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This customer was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Page size; default 30 */
                limit?: number;
                /** @description `next` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs messages:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    watchConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs messages:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many open streams */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationThread"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs messages:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This conversation was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    writeMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WrittenMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationThread"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs messages:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This conversation was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The customer cannot be written to */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUpTo"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs messages:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This conversation was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCrews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCrew: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateCrew: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This crew was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteCrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crew"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This crew was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs dashboard:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    dismissSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportEverything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs data:export */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another one is being made */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs data:export */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Another one is being made */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs data:export */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This export was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs data:export */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This export was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It is not there, or not yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHandbook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandbookSummary"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs assistant:use */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHandbookSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandbookSection"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs assistant:use */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekHours"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeekHoursInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekHours"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Used, replaced, expired or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The e-mail address has an account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Used, replaced, expired or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Wrong e-mail or password; `totp_required`, `totp_invalid`: the code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    getMessageChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageChannels"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    switchTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextSwitch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageChannels"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    claimTextNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageChannels"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This installation sends no text messages, or the owner is not confirmed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewMessageTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveMessageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                language: components["schemas"]["Language"];
                channel: components["schemas"]["MessageChannel"];
                occasion: components["schemas"]["MessageOccasion"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resetMessageTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: components["schemas"]["Language"];
                channel: components["schemas"]["MessageChannel"];
                occasion: components["schemas"]["MessageOccasion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    testMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This installation sends no email */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    proposeMoves: {
        parameters: {
            query: {
                from: string;
                /** @description Another day than `from` */
                to: string;
                /** @description Only the jobs of one crew; default all */
                crewId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposedMoves"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMoves"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`, `too_late` or `time_taken`: the sentence names the job, and `fields` has it by the id of the job */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyJobOfDay"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyJob"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJobChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedStep"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    tickMyJobStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepTick"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedStep"][];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `no_such_step`: the list was changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJobMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobMessages"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    handOverMyJobMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandedOver"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobMessages"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The customer cannot be written to */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    noteMyJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobNotes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyJob"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyJobPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPhoto"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveMyJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["JobPhotoInput"] & {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPhoto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `too_many_photos` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteMyJobPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJobPhotoThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyJobVehiclePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    takeMyJobStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
                step: components["schemas"]["JobStep"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StepTaken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyJob"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs own-jobs:work */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This job was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `version_conflict`: it was changed meanwhile; `current` is what is stored
             *
             *     The job is over, or has gone on since
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `link_expired`: used, replaced or run out */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `link_expired`: not a link of ours */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page size; default 20 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs dashboard:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs dashboard:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `link_expired`: used, replaced or run out */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updatePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This place was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deletePlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRemoved"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This place was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restorePlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This place was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPlan"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPlan"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs business:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlatformApplications: {
        parameters: {
            query?: {
                /** @description Page size; default 50 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformApplication"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlatformResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This application was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlatformFeedback: {
        parameters: {
            query?: {
                /** @description Page size; default 50 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
                /** @description Only these */
                problem?: components["schemas"]["FeedbackProblem"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformFeedback"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlatformBrowsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformBrowsers"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlatformMailStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformMailStatus"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlatformMails: {
        parameters: {
            query?: {
                /** @description Page size; default 50 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformMail"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlatformMessages: {
        parameters: {
            query?: {
                /** @description Page size; default 50 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformMessage"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPlatformReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformReleases"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReleaseChanges: {
        parameters: {
            query?: {
                /** @description How many; default 50 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseChange"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    startCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CanaryInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformReleases"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No such remote or version */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It does not fit what is running, or there is nothing to change */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    promoteRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoteInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformReleases"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No such remote or version */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It does not fit what is running, or there is nothing to change */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rollBackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remote: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformReleases"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No such remote or version */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It does not fit what is running, or there is nothing to change */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlatformSubscribers: {
        parameters: {
            query?: {
                /** @description Page size; default 50 */
                limit?: number;
                /** @description From the `Link` header of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many there are in all */
                    "X-Total-Count"?: number;
                    /** @description `true` when there are more than the count says; otherwise left out */
                    "X-Total-Count-Capped"?: boolean;
                    /** @description rel="next" while more follow */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformSubscriber"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs platform:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description With `.ics` at its end */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar, RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Renewed, ended, or never there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["ErrorBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    publishRelease: {
        parameters: {
            query?: never;
            header: {
                /** @description Bearer, and the key */
                authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    bundle: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No key, or none of ours */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key of another remote */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It does not fit what is running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The e-mail address has an account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getRevenue: {
        parameters: {
            query?: {
                /** @description Default 30days */
                period?: components["schemas"]["RevenuePeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revenue"];
                };
            };
            /** @description An unknown period */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs revenue:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description One customer's; default all */
                contactId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RhythmInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    stopSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    followInSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowingInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    planSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeriesStepInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The day was planned or left out meanwhile, or the next one cannot be planned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    skipSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeriesStepInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This plan was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The day was planned or left out meanwhile, or the next one cannot be planned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body answer the same result; with another body it is a 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    orderServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOrderInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This service was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This service was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This service was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessSettings"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs business:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessSettings"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeList"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs appointments:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveSizes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SizesInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeList"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs settings:write */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `version_conflict`: it was changed meanwhile; `current` is what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorChangeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It is on already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorCodeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It is on already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorEndInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    savePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This photo was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` the change is based on; without it the last save wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description The e-mail address has an account, or `version_conflict` with `current`
             *
             *     `version_conflict`: it was changed meanwhile; `current` is what is stored
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Fields need attention */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Slow down; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs account:manage */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description This session was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getVehicleChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleChoices"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVehicleMakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MakeCount"][];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUsualSize: {
        parameters: {
            query: {
                /** @description May be left out: a model tells it, or has it in front */
                make?: string;
                model: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsualSize"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    decodeVin: {
        parameters: {
            query: {
                vin: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedVinDto"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Needs contacts:read */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    receiveText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed by the provider */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
        };
    };
}
