-- When somebody closed the setup guide of a business for good.
alter table businesses add column setup_dismissed_at timestamptz;
grant update (setup_dismissed_at) on businesses to clearcoat_app;

-- Closing the guide changes no settings, so their version stays.
drop trigger bump_version on businesses;
create trigger bump_version before update on businesses
  for each row execute function bump_version('travel_minutes', 'far_travel_minutes', 'time_step',
    'hours_version', 'sizes_version', 'setup_dismissed_at');

-- down
drop trigger bump_version on businesses;
create trigger bump_version before update on businesses
  for each row execute function bump_version('travel_minutes', 'far_travel_minutes', 'time_step',
    'hours_version', 'sizes_version');
alter table businesses drop column setup_dismissed_at;
