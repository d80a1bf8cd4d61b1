import type { SiteWords } from "../language-words.ts";

/** Vietnamese: the help, customer service channels, game notices, and the terms. */
export const siteWords: SiteWords = {
  help: {
    start: [
      "Những bước đầu",
      "<p>Bạn có thể xem mọi thứ mà không cần tài khoản. Để chơi bằng tiền thật, hãy <strong>đăng ký</strong>, xác nhận bạn từ 18 tuổi trở lên, rồi nạp tiền.</p>",
    ],
    account: [
      "Tài khoản của bạn",
      "<p>Tên của bạn nằm ở góc trang. Nhấn vào tên để xem lịch sử, cài đặt bảo mật và đăng xuất.</p>",
    ],
    deposit: [
      "Nạp tiền",
      "<p>Chọn phương thức nạp, nhập số tiền và kiểm tra tổng cộng trước khi gửi. Hầu hết khoản nạp được cộng vào ví trong vài phút.</p>",
    ],
    withdraw: [
      "Rút tiền",
      "<p>Hãy đặt mật khẩu giao dịch trước. Mỗi lệnh rút hiển thị các giai đoạn và thời điểm dự kiến của giai đoạn tiếp theo.</p>",
    ],
    trial: [
      "Chơi thử",
      "<p>Các trò chơi có nút Chơi thử chơi được bằng tiền chơi thử. Ví của bạn không bị ảnh hưởng.</p>",
    ],
    fair: [
      "Chơi công bằng",
      "<p>Kết quả được quay trên hệ thống, không bao giờ trong trình duyệt của bạn. Mỗi lượt chơi có một mã số để bạn nêu khi cần.</p>",
    ],
    limits: [
      "Giới hạn và nghỉ giải lao",
      "<p>Chơi là để giải trí. Nếu không còn vui, hãy dừng lại, đặt giới hạn, hoặc nhờ chúng tôi đóng tài khoản của bạn một thời gian.</p>",
    ],
    contact: [
      "Cách liên hệ với chúng tôi",
      "<p>Trò chuyện trực tiếp mở cả ngày lẫn đêm. Nếu câu hỏi của bạn có thể chờ đến mai, hãy viết thư cho chúng tôi.</p>",
    ],
  },
  services: {
    LIVECHAT: "Trò chuyện trực tiếp",
    MAIL: "Viết thư cho chúng tôi",
  },
  gameNotices: {
    "g-rng": "Mười hai máy slot có hình ảnh mới trong tuần này.",
    "g-live":
      "Các phòng mở cửa hằng ngày vào giữa trưa. Rooftop đóng cửa lúc hai giờ sáng.",
    "g-fish": "Mẻ cá hằng giờ bắt đầu vào đầu mỗi giờ.",
    "g-vesper":
      "Người chia bài tại Winter Garden nói tiếng Anh và tiếng Mã Lai.",
  },
  terms:
    "<h2>Ai được chơi</h2><p>Bạn phải <strong>từ 18 tuổi trở lên</strong>, chơi cho chính mình và chỉ có một tài khoản.</p><h2>Tài khoản của bạn</h2><p>Hãy giữ kín mật khẩu và các mã xác minh của bạn. Chúng tôi không bao giờ hỏi. Hãy báo ngay cho chúng tôi nếu có người khác đã dùng tài khoản của bạn.</p><h2>Tiền</h2><p>Các khoản thanh toán chỉ đến và đi qua tài khoản đứng tên chính bạn. Bạn có thể mất số tiền bạn đặt cược.</p><h2>Chơi công bằng</h2><p>Kết quả được quay trên hệ thống. Bạn có thể tra cứu từng kết quả theo mã số. Dùng bot, hoặc dùng chung một tài khoản, sẽ khiến tài khoản bị đóng.</p><h2>Chơi an toàn hơn</h2><p>Hãy đặt giới hạn, nghỉ giải lao, hoặc đóng tài khoản. Chúng tôi thực hiện trong cùng ngày.</p>",
};
