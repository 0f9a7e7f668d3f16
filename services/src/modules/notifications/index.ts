export { insertNotifications, type NewNotification, type Notice } from './notifications.queries.js';
export { Notifications, type Actor } from './notifications.service.js';
export { NotificationsModule } from './notifications.module.js';
