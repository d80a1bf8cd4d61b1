import type { NewsWords } from "../language-words.ts";

/** Vietnamese: banners, notices and popups, and what agents are told. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Một sảnh, trăm lời chào",
    "lantern-week": "Tuần lễ Đèn lồng: mỗi ngày thắp một chiếc",
    "live-salons": "Bàn thật, người chia bài thật, mở suốt đêm",
    "deep-blue": "Mới dưới biển sâu: sáu phòng bắn cá",
    "take-along": "Cả sảnh trong túi bạn",
    "menu-invite": "Rủ một người bạn, chơi cùng bàn",
    licence: "Giấy phép trò chơi của nền tảng phát triển",
    login: "Rất vui được gặp lại bạn",
    register: "Đã giữ chỗ cho bạn",
    forget: "Trở lại sau hai phút",
    promotions: "Ưu đãi của chúng tôi tháng này",
  },
  notices: {
    "n-1": [
      "Chào mừng đến với sảnh. Bạn cứ xem thoải mái: mọi trò chơi thử đều miễn phí.",
      "<p>Mọi trò chơi có nút Chơi thử đều dùng tiền chơi thử. Không thu phí và không thể thắng tiền.</p>",
    ],
    "n-2": [
      "Tuần lễ Đèn lồng đang diễn ra.",
      "<p>Mỗi ngày ghé thăm, bạn thắp một chiếc đèn lồng. <strong>Bảy chiếc đèn lồng</strong> mở cánh cổng giấy.</p>",
    ],
    "n-3": [
      "Trò chơi chỉ dành cho người trưởng thành.",
      "<p>Bạn phải từ 18 tuổi trở lên. Hãy đặt giới hạn, nghỉ giải lao, và dừng lại khi không còn thấy vui.</p>",
    ],
    "n-4": [
      "Bảo trì theo kế hoạch vào thứ Tư, từ 03:00 đến 03:30.",
      "<p>Ví đóng trong nửa giờ. Các lượt chơi đang mở được hoàn tất trước.</p>",
    ],
    "n-5": [
      "Sao kê của bạn nay được lưu trong hai năm.",
      "<p>Mở <em>Lịch sử giao dịch</em> trong trình đơn và chọn tháng bất kỳ.</p>",
    ],
    "n-6": [
      "Ba phòng mới tại Vespergate Live.",
      "<p>Amber Salon, Winter Garden và Rooftop mở cửa hằng ngày vào giữa trưa.</p>",
    ],
    "n-7": [
      "Rút tiền: ngày làm việc, trong vòng một giờ.",
      "<p>Các yêu cầu trước 20:00 được xem xét ngay trong buổi tối.</p>",
    ],
    "n-8": [
      "Mục yêu thích luôn theo bạn.",
      "<p>Nhấn hình trái tim ở trò chơi bất kỳ, bạn sẽ thấy trò đó trên mọi thiết bị.</p>",
    ],
    "n-9": [
      "Đèn lồng của Copperwhit trở lại.",
      "<p>Mười hai trò chơi của hãng có hình ảnh mới.</p>",
    ],
    "n-10": [
      "Hãy giữ kín mật khẩu của bạn.",
      "<p>Chúng tôi không bao giờ hỏi mật khẩu, dù qua trò chuyện hay điện thoại.</p>",
    ],
    "n-11": [
      "Hướng dẫn ngắn cho ngày đầu tiên.",
      "<ol><li>Ô tìm kiếm ở phía trên.</li><li>Nhấn trái tim ở trò bạn thích.</li><li>Số dư nằm cạnh tên bạn.</li></ol>",
    ],
    "u-1": [
      "Sảnh đã mở",
      '<p>Mọi nút Chơi thử đều dùng tiền chơi thử. <a href="/promotions">Xem các khuyến mãi hiện có.</a></p>',
    ],
    "u-2": [
      "Tuần lễ Đèn lồng",
      "<p>Mỗi ngày thắp một chiếc đèn lồng. Số đèn đã thắp hiển thị ở trang khuyến mãi.</p>",
    ],
    "u-3": [
      "Chào mừng bạn",
      "<p>Hãy đặt giới hạn trước lượt chơi đầu tiên: chỉ mất một phút và có hiệu lực lâu dài.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Cách tính lương",
      "<p>Cổ tức là một phần số tiền nhóm thua trong một kỳ. Mọi loại lương là một phần của số tiền đã cược. Điều khoản không đạt thì không trả, và khoản đã trả không bao giờ bị thu lại.</p>",
    ],
    "an-2": [
      "Lương ngày được trả sau nửa đêm",
      "<p>Phần chơi của hôm qua được trả trong hôm nay, ít phút sau nửa đêm (UTC).</p>",
    ],
    "an-3": [
      "Mật khẩu ban đầu được đổi ở lần đăng nhập đầu tiên",
      "<p>Hãy trao trực tiếp mật khẩu của tài khoản mới. Chủ tài khoản được yêu cầu chọn mật khẩu khác ở lần đăng nhập đầu tiên.</p>",
    ],
    "an-4": [
      "Không ai cấp nhiều hơn phần mình có",
      "<p>Tỷ lệ của tuyến dưới không bao giờ cao hơn tỷ lệ của bạn. Tỷ lệ đó cũng không thể thấp hơn phần đã cấp tiếp xuống dưới.</p>",
    ],
    "an-5": [
      "Chỉ dành cho người trưởng thành",
      "<p>Mọi người bạn giới thiệu phải từ 18 tuổi trở lên. Đừng bao giờ thúc giục ai chơi, và hãy chỉ cho họ các giới hạn mà mỗi tài khoản có thể đặt.</p>",
    ],
  },
};
