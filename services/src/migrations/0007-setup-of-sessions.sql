-- Sessions know whether the setup guide is closed, so that dashboards do not ask for its progress.
grant select (setup_dismissed_at) on businesses to clearcoat_platform;

-- down
revoke select (setup_dismissed_at) on businesses from clearcoat_platform;
